import type { TranslationOf } from '#rules/language/translation.ts'
import type * as portuguese from './shell.pt-BR.ts'

export const shell: TranslationOf<typeof portuguese.shell> = {
  loading: 'Cargando...',
  skipToContent: 'Ir al contenido',
  panel: 'Panel',
  menu: 'Menú',
  messages: ({ unread }) => (unread ? `Mensajes, ${unread} sin leer` : 'Mensajes'),
  signOut: 'Salir',
  signedOut: 'Has salido de tu cuenta',
  signOutFailed: 'Error al salir de la cuenta',
  panels: 'Paneles',
  panelOf: { superadmin: 'Super Admin', admin: 'Admin', agent: 'Agente', user: 'Cliente' },
  greeting: ({ name }) => `Hola, ${name}.`,
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'La página que buscas no existe o se ha movido.',
  backHome: 'Volver al inicio',
  crashTitle: 'Algo ha salido mal',
  crashText: 'Se ha producido un error inesperado. Por favor, recarga la página.',
  reload: 'Recargar página',
  home: ({ site }) => `${site}, página de inicio`,
  offline: 'Sin conexión. Lo que escribiste queda aquí y todo sigue solo cuando vuelva.',
  roleChanged: 'Tu acceso ha cambiado. Este es ahora tu panel.',
  testMode: 'Modo de prueba: no se cobra ninguna tarjeta.',
  paymentsPaused: 'Pagos en pausa: los pedidos quedan guardados.',
}

export const accountMenu: TranslationOf<typeof portuguese.accountMenu> = {
  of: ({ name }) => `Cuenta de ${name}`,
  title: 'Mi cuenta',
  entries: {
    dashboard: 'Panel',
    customerSettings: 'Configuración',
    agentProfile: 'Perfil',
    agentSettings: 'Configuración',
    profile: 'Perfil',
    settings: 'Configuración',
  },
}

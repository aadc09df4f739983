import type { shell as portuguese } from '../pt-BR/shell.ts'
import type { TranslationOf } from '../shape.ts'

export const shell: TranslationOf<typeof portuguese> = {
  loading: 'Cargando...',
  skipToContent: 'Ir al contenido',
  panel: 'Panel',
  openMenu: 'Abrir menú',
  menu: 'Menú',
  accountMenu: ({ name }) => `Cuenta de ${name}`,
  myAccount: 'Mi cuenta',
  accountEntries: {
    dashboard: 'Panel',
    customerSettings: 'Configuración',
    agentProfile: 'Perfil',
    agentSettings: 'Configuración',
    profile: 'Perfil',
    settings: 'Configuración',
  },
  signOut: 'Salir',
  signedOut: 'Has salido de tu cuenta',
  signOutFailed: 'Error al salir de la cuenta',
  panels: 'Paneles',
  panelOf: { superadmin: 'Super Admin', admin: 'Admin', agent: 'Agente', user: 'Usuario' },
  greeting: ({ name }) => `Hola, ${name}.`,
  nothingHere: 'Esta pantalla todavía no tiene contenido.',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'La página que buscas no existe o se ha movido.',
  backHome: 'Volver al inicio',
  crashTitle: 'Algo ha salido mal',
  crashText: 'Se ha producido un error inesperado. Por favor, recarga la página.',
  reload: 'Recargar página',
  home: ({ site }) => `${site}, página de inicio`,
}

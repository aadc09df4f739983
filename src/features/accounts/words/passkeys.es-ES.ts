import type { TranslationOf } from '#rules/language/translation.ts'
import type { passkeys as portuguese } from './passkeys.pt-BR.ts'

export const passkeys: TranslationOf<typeof portuguese> = {
  title: 'Llaves de acceso',
  text: 'Entra con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña.',
  none: 'Todavía no tienes ninguna llave de acceso.',
  add: 'Crear llave de acceso',
  added: 'Llave de acceso creada',
  made: ({ at }) => `Creada el ${at}`,
  used: ({ at }) => `Usada el ${at}`,
  unused: 'Todavía sin usar',
  rename: 'Cambiar nombre',
  renameNamed: ({ name }) => `Cambiar el nombre de ${name}`,
  renameTitle: 'Cambiar el nombre de la llave de acceso',
  nameInvalid: 'Pon un nombre de hasta 60 letras',
  renamed: 'Nombre guardado',
  remove: 'Eliminar',
  removeNamed: ({ name }) => `Eliminar ${name}`,
  removeTitle: ({ name }) => `¿Eliminar ${name}?`,
  removeText: 'Esta llave ya no abre tu cuenta, y tus otros dispositivos salen de ella.',
  removed: 'Llave de acceso eliminada',
  needDomain: 'Las llaves de acceso necesitan una dirección con dominio, no un número de IP.',
  signIn: 'Entrar con llave de acceso',
  use: 'Usar llave de acceso',
  instead: 'O crea una llave de acceso: vale por los dos pasos.',
  stopped: 'El dispositivo no confirmó la llave de acceso. Inténtalo de nuevo.',
}

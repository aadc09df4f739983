import type { TranslationOf } from '#rules/language/translation.ts'
import type { answers as portuguese } from './answers.pt-BR.ts'

export const answers: TranslationOf<typeof portuguese> = {
  open: 'Plantillas',
  title: { refusal: 'Plantillas de rechazo', message: 'Plantillas de mensaje' },
  text: ({ language }) => `El cliente lee en ${language}. El texto se añade a lo que ya has escrito.`,
  languages: { pt_BR: 'portugués', en_US: 'inglés', es_ES: 'español' },
  own: 'Tus plantillas',
  ownEmpty: 'Todavía no has guardado ninguna plantilla.',
  builtIn: 'Plantillas de la casa',
  insert: 'Usar',
  insertOf: ({ title }) => `Usar la plantilla ${title}`,
  stillOpen: ({ names }) => `Falta rellenar: ${names}`,
  refuse: ({ names }) =>
    `Antes de enviar, cambia ${names} por el texto correcto. El cliente no puede recibir un campo vacío.`,
  add: 'Nueva plantilla',
  editOf: ({ title }) => `Editar la plantilla ${title}`,
  removeOf: ({ title }) => `Eliminar la plantilla ${title}`,
  removeTitle: '¿Eliminar esta plantilla?',
  removeText: 'El texto se pierde para siempre.',
  up: ({ title }) => `Subir la plantilla ${title}`,
  down: ({ title }) => `Bajar la plantilla ${title}`,
  removed: 'Plantilla eliminada',
  saved: 'Plantilla guardada',
  failed: 'No se pudieron cambiar las plantillas',
  loadFailed: 'No se pudieron cargar las plantillas',
  form: {
    edit: 'Editar plantilla',
    title: 'Título',
    body: 'Texto',
    bodyHint: ({ names }) => `Campos que se rellenan solos: ${names}`,
    unknown: ({ names }) => `${names} no existe como campo y quedará sin rellenar.`,
    conflict: 'Esta plantilla se cambió en otra ventana. El texto de allí está abajo; guardar de nuevo deja el tuyo.',
    submit: 'Guardar plantilla',
  },
}

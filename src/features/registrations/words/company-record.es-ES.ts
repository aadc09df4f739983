import type { TranslationOf } from '#rules/language/translation.ts'
import type { companyRecord as portuguese } from './company-record.pt-BR.ts'

export const companyRecord: TranslationOf<typeof portuguese> = {
  title: 'Datos de la empresa',
  text: 'Lo que el estado y la agencia tributaria de EE. UU. han dado a tu empresa.',
  filedOn: 'Presentado en el estado el',
  fileNumber: 'Número de registro',
  formedOn: 'Fecha de constitución',
  ss4SentOn: 'SS-4 enviado el',
  einOn: 'Fecha del EIN',
  registeredAgent: 'Agente registrado',
  unknown: 'Aún no informado',
  missing: 'Lo que falta aparece aquí en cuanto tu agente lo informe.',
  pdf: 'Descargar PDF',
  papers: {
    title: 'Documentos de la empresa',
    kinds: { formation: 'Documento de constitución', ein_letter: 'Carta del EIN' },
    toCome: 'En camino',
    told: 'Te avisaremos en cuanto llegue.',
  },
  form: {
    title: 'Datos del registro',
    text: 'El cliente ve estos datos en su panel cuando la empresa se aprueba.',
    fileNumberHint: 'El número que el estado ha dado a la empresa.',
    einHint: 'Con el formato 12-3456789.',
    registeredAgentHint: 'Nombre y dirección, como constan en el estado.',
    submit: 'Guardar datos',
    done: 'Datos guardados',
    failed: 'No se pudieron guardar los datos',
    changed: 'Otra persona ha guardado estos datos mientras escribías. Revísalos y guarda de nuevo.',
  },
  ending: {
    title: 'Fin de la empresa',
    ended: ({ day }) => `La empresa se disolvió el ${day}.`,
    takeBack: 'Deshacer la disolución',
    text: 'Úsalo cuando la disolución se registró por error. Las obligaciones y las renovaciones vuelven al calendario, y se avisa al cliente.',
    reasonHint: 'El cliente lee este motivo.',
    confirm: 'Deshacer',
    done: 'Disolución deshecha',
    failed: 'No se pudo deshacer',
    takenBack: ({ day, at, by, reason }) => `Disolución del ${day} deshecha el ${at} por ${by}: ${reason}`,
  },
}

import type { companyRecord as portuguese } from '#web/i18n/pt-BR/company-record.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const companyRecord: TranslationOf<typeof portuguese> = {
  title: 'Datos de la empresa',
  text: 'Lo que el estado y la agencia tributaria de EE. UU. han dado a tu empresa.',
  name: 'Nombre',
  state: 'Estado',
  filedOn: 'Presentado en el estado el',
  fileNumber: 'Número de registro',
  formedOn: 'Fecha de constitución',
  ss4SentOn: 'SS-4 enviado el',
  ein: 'EIN',
  einOn: 'Fecha del EIN',
  registeredAgent: 'Agente registrado',
  unknown: 'Aún no informado',
  missing: 'Lo que falta aparece aquí en cuanto tu agente lo informe.',
  pdf: 'Descargar PDF',
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
}

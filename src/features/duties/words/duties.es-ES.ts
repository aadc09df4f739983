import type { TranslationOf } from '#rules/language/translation.ts'
import type { duties as portuguese } from './duties.pt-BR.ts'

export const duties: TranslationOf<typeof portuguese> = {
  intro: 'Lo que la empresa tiene que presentar o pagar, en Estados Unidos y en Brasil, con fecha, importe y fuente.',
  general: 'Información general, no es asesoría jurídica ni fiscal.',
  loading: 'Cargando las obligaciones',
  noCompany: 'Ninguna empresa todavía',
  noCompanyText: 'Cuando tu empresa esté abierta, su calendario aparece aquí.',
  start: 'Abrir una empresa',
  missing: 'Falta la fecha de constitución',
  missingText:
    'Las fechas cuentan desde el día en que el estado constituyó la empresa. En cuanto se registre ese día, el calendario aparece aquí, sin ninguna fecha adivinada.',
  basis: ({ type, state, day }) => `${type}, ${state}, constituida el ${day}.`,
  fiscalYear: ({ month }) => `Año fiscal hasta ${month}.`,
  alertsOn: 'Te avisamos 60, 30, 7 y 1 día antes de cada plazo, y si vence.',
  alertsOff: 'Tu plan muestra el calendario. Los avisos por correo y en el panel vienen con los planes con alertas.',
  list: 'Obligaciones por fecha',
  overdue: 'Vencidas',
  undated: 'Sin fecha fijada',
  settled: ({ count }) => `Hechas y dispensadas (${count})`,
  nothing: 'Nada que hacer ahora',
  nothingText: 'Esta empresa no tiene obligaciones abiertas.',
  open: ({ name }) => `Ver ${name}`,
  period: ({ year }) => `año ${year}`,
  strip: 'Los próximos doce meses',
  today: 'hoy',
  inDays: ({ days }) => (days === 1 ? 'mañana' : `en ${days} días`),
  daysAgo: ({ days }) => (days === 1 ? 'ayer' : `hace ${days} días`),
  noAmount: 'sin tasa',
  unconfirmed: 'por confirmar',
  moved: 'fecha nueva',
  depends: 'depende de tu respuesta',
  atLeast: ({ amount }) => `desde ${amount}`,
  tolerated: ({ day }) => `sin multa hasta el ${day}`,
  unknownAmount: 'importe sin confirmar',
  status: { open: 'Abierta', in_progress: 'En curso', done: 'Hecha', waived: 'Dispensada', overdue: 'Vencida' },
  countries: { us: 'EE. UU.', br: 'Brasil' },
  short: {
    state_report: 'Estado',
    state_first_steps: 'Estado',
    form_5472: '5472',
    form_5472_corporation: '5472',
    form_1065: '1065',
    form_1120: '1120',
    form_8804: '8804',
    form_8813: '8813',
    form_1040nr: '1040-NR',
    fbar: 'FBAR',
    be13: 'BE-13',
    registered_agent: 'Agente',
    irpf: 'IRPF',
    cbe: 'CBE',
  },
  card: {
    title: 'Obligación',
    gone: 'Esta obligación no existe o ya no es tuya.',
    due: 'Vence el',
    announced: 'El organismo aún no ha anunciado la fecha. Aparece aquí en cuanto se confirme.',
    lastAnnounced: ({ day }) => `El último plazo anunciado fue el ${day}.`,
    late: 'Si te retrasas',
    lateTotal: ({ total, fine }) => `${total} en total (${fine} de multa)`,
    fine: ({ fine }) => `Multa de ${fine}`,
    fineRange: ({ from, to }) => `Multa de ${from} a ${to}`,
    finePerPartner: ({ fine, months, most }) =>
      `Multa de ${fine} por socio y mes, hasta ${months} meses: hasta ${most} para esta empresa`,
    fineWithInterest: ({ fine, percent }) => `Multa de ${fine}, más un ${percent} al mes sobre lo no pagado`,
    fineOfTax: ({ percent, least, most }) =>
      `Multa del ${percent} del impuesto al mes, como mínimo ${least} y como máximo el ${most}`,
    unknownFine: 'Sin importe confirmado',
    owners: 'Socios a los que afecta',
    depends:
      'Falta saber si cada socio tiene ciudadanía de EE. UU. o green card. Hasta tu respuesta mantenemos esta obligación: no presentarla puede costar mucho más que comprobarlo.',
    why: 'Por qué se aplica a tu caso',
    todo: 'Qué hacer',
    source: 'Fuente',
    noSource: 'Sin fuente registrada',
    checkedOn: ({ day }) => `Comprobado el ${day}.`,
    neverChecked: 'Aún no comparado con su fuente.',
    unconfirmed:
      'Este plazo aún no se ha confirmado en la fuente oficial. Compruébalo con el organismo o con tu agente.',
    moved: {
      fact: ({ before, now, at }) =>
        `Era ${before}, ahora es ${now}. Cambió el ${at} porque cambió la regla en la fuente.`,
      company: ({ before, now, at }) =>
        `Era ${before}, ahora es ${now}. Cambió el ${at} porque cambiaron los datos de la empresa.`,
      extension: ({ before, now, at }) =>
        `Era ${before}, ahora es ${now}. Cambió el ${at} por la prórroga (formulario 7004).`,
    },
    extended: ({ day }) => `Prorrogado por el 7004. Sin él, el plazo era ${day}.`,
    mayExtend: ({ day }) =>
      `El formulario 7004, presentado hasta el vencimiento, lleva esta entrega al ${day}. No prorroga pagos.`,
    byRule: 'Ya no se aplica a la empresa, según las reglas y los datos de hoy.',
    since: ({ at }) => `desde ${at}`,
  },
  actions: {
    done: 'Marcar como hecha',
    progress: 'Está en curso',
    waive: 'Dispensar',
    reopen: 'Reabrir',
    extend: 'Ya presenté el 7004',
    unextend: 'Deshacer la prórroga',
    receipt: 'Número de confirmación o recibo',
    receiptHint: 'Se guarda con la obligación, para que lo encuentres después.',
    document: 'Documento de la empresa (opcional)',
    reason: '¿Por qué no se aplica?',
    reasonHint: 'Por ejemplo: la empresa se cerró, o el contador lo confirmó.',
    saved: 'Obligación actualizada',
    failed: 'No se pudo actualizar la obligación',
  },
  codes: {
    state_report: {
      why: ({ type, state, day }) =>
        `Tu ${type} se constituyó el ${day} (${state}), y el estado pide esto a toda empresa registrada allí.`,
      todo: 'Presenta el informe en el sitio del estado y paga la tasa hasta la fecha. Guarda el recibo: prueba que la empresa está al día.',
    },
    state_first_steps: {
      why: ({ type, state, day }) =>
        `El estado (${state}) pide esto una vez, justo después de la constitución; tu ${type} se constituyó el ${day}.`,
      todo: 'Preséntalo en el organismo del estado una sola vez y guarda el comprobante.',
    },
    form_5472: {
      why: ({ type }) =>
        `Tu ${type} tiene un solo dueño, extranjero para el impuesto de EE. UU. Informa al IRS de lo que pasó entre la empresa y el dueño, aunque no haya ingresos.`,
      todo: 'Reúne aportes, retiros y costes pagados por el dueño en el año, rellena el 5472 con el 1120 pro forma y envíalo al IRS por fax o correo.',
    },
    form_5472_corporation: {
      why: () => 'Un socio extranjero para el impuesto de EE. UU. tiene el 25 % o más de la Corporation.',
      todo: 'Adjunta el 5472 a la declaración 1120, un formulario por cada parte relacionada con la que hubo una transacción.',
    },
    form_1065: {
      why: ({ type, owners }) =>
        `Tu ${type} tiene ${owners} socios, y para el impuesto de EE. UU. se trata como sociedad.`,
      todo: 'Presenta el 1065 y entrega a cada socio el anexo K-1. Con renta conectada a EE. UU. hay también retención para socios extranjeros (8804).',
    },
    form_8804: {
      why: () =>
        'Respondiste que hubo renta gravada en EE. UU., y hay un socio extranjero: la empresa retiene el impuesto de su parte.',
      todo: 'Presenta el 8804 con un 8805 por cada socio extranjero y entrega a cada uno su copia, que va con el 1040-NR.',
    },
    form_8813: {
      why: () =>
        'Hay renta gravada en EE. UU. y un socio extranjero: el impuesto retenido se paga durante el año, en cuatro partes.',
      todo: 'Calcula con el contador la parte de cada socio extranjero y paga con el formulario 8813 hasta la fecha.',
    },
    form_1120: {
      why: () => 'Toda Corporation declara el impuesto federal del año, con o sin beneficio.',
      todo: 'Cierra las cuentas del año fiscal, presenta el 1120 y paga el impuesto hasta la fecha.',
    },
    form_1040nr: {
      why: () => 'Respondiste que hubo renta gravada en EE. UU.: cada dueño extranjero declara su parte.',
      todo: 'Cada uno presenta su propio 1040-NR. Para ello hace falta un ITIN; confirma el plazo con un contador. Márcala como hecha cuando todos lo hayan presentado.',
    },
    fbar: {
      why: () =>
        'Respondiste que la empresa tuvo cuentas fuera de EE. UU. que sumaron más de 10.000 US$ algún día del año.',
      todo: 'Presenta el FBAR por el sistema BSA E-Filing. Si pierdes la fecha, la prórroga es automática y no hay que pedirla.',
    },
    be13: {
      why: () =>
        'La empresa tiene un dueño extranjero: el organismo de estadística de EE. UU. (BEA) pregunta una vez por toda inversión nueva.',
      todo: 'Responde en el sitio del BEA. Las empresas pequeñas rellenan solo el formulario corto, el Claim for Exemption. Guarda la confirmación.',
    },
    registered_agent: {
      why: ({ state }) =>
        `El estado (${state}) exige un agente registrado con dirección física allí, y el año contratado termina en el aniversario de la empresa.`,
      todo: 'Renueva el agente o nombra otro antes de la fecha. Sin agente, el estado puede disolver la empresa.',
    },
    irpf: {
      why: () =>
        'Hay un socio con residencia fiscal en Brasil: la participación y las cuentas en el exterior van en la declaración brasileña.',
      todo: 'Declara la participación en Bens e Direitos y calcula el beneficio de la controlada según la Ley 14.754 con tu contador, que pedirá los estados financieros anuales de la empresa según las normas brasileñas.',
    },
    cbe: {
      why: () =>
        'Respondiste que hay un socio en Brasil con 1 millón de US$ o más en el exterior el 31 de diciembre, contando enteros los bienes en común.',
      todo: 'Cada titular de un bien en común declara. Presenta la declaración en el sitio del Banco Central hasta la fecha. La participación en la empresa de EE. UU. también cuenta.',
    },
  },
  exempt: {
    title: 'Lo que no tienes que presentar',
    boi: 'No exigido: las empresas constituidas en EE. UU. están exentas desde 2025, y la exención es definitiva desde 2026.',
    ny_transparency: 'No exigido: la ley del estado solo alcanza a LLC constituidas fuera de EE. UU.',
  },
  ask: {
    title: 'Pregunta al contador',
    text: 'No pudimos confirmar si se aplican a tu empresa. Por eso no están en el calendario.',
  },
  taxStatus: {
    title: 'Dónde paga impuestos cada socio',
    text: 'De esto depende lo que la empresa presenta al fisco de EE. UU. y de Brasil. Si cambia, responde de nuevo.',
    missing:
      'Falta decir dónde paga impuestos cada socio y si tiene ciudadanía estadounidense o green card. Algunas obligaciones dependen de ello.',
    answer: 'Responder ahora',
    country: 'País de residencia fiscal',
    choose: 'Elige el país',
    usPerson: '¿Ciudadanía estadounidense o green card?',
    usPersonHint: 'Quien tiene una de las dos no cuenta como dueño extranjero en EE. UU., aunque viva en Brasil.',
    saved: 'Respuestas guardadas. El calendario ya las tiene en cuenta.',
    failed: 'No se pudieron guardar las respuestas',
  },
  questions: {
    title: 'Completa el calendario',
    text: 'Cuatro preguntas que solo tú puedes responder. Sin respuesta no se incluye nada.',
    assetsAbroad:
      '¿Algún socio con residencia fiscal en Brasil tiene 1 millón de US$ o más en el exterior el 31 de diciembre? Los bienes en común cuentan enteros.',
    foreignAccounts: '¿La empresa tuvo cuentas fuera de EE. UU. que sumaron más de 10.000 US$ algún día del año?',
    usIncome: '¿La empresa tuvo renta gravada en EE. UU. este año?',
    employees: '¿La empresa tiene empleados en EE. UU.?',
    yes: 'Sí',
    no: 'No',
    unknown: 'No lo sé',
    employeesNote:
      'Con empleados hay declaraciones de nómina que este calendario no cubre. Habla con un contador en EE. UU.',
    save: 'Guardar respuestas',
    saved: 'Respuestas guardadas. El calendario ya cuenta con ellas.',
    failed: 'No se pudieron guardar las respuestas',
  },
  calendar: {
    title: 'En tu calendario',
    text: 'Lleva los plazos a Google Calendar, Outlook o el calendario del móvil.',
    download: 'Descargar archivo .ics',
    make: 'Crear dirección privada',
    again: 'Crear otra dirección',
    revoke: 'Revocar dirección',
    what: 'dirección del calendario',
    shown:
      'Cópiala ahora: por seguridad, esta dirección solo aparece una vez. Quien la tiene ve los plazos de esta empresa.',
    active: ({ at }) => `Hay una dirección activa, creada el ${at}.`,
    read: ({ at }) => `Leída por última vez el ${at}.`,
    never: 'Ningún calendario la ha leído todavía.',
    replaces: 'Crear otra, o cambiar tu contraseña, desactiva la actual.',
    revoked: 'Dirección revocada',
    failed: 'No se pudo cambiar la dirección',
  },
  team: {
    intro: 'Los plazos de las empresas que están contigo o con el equipo, del más cercano al más lejano.',
    caption: 'Obligaciones de las empresas',
    filter: 'Filtrar obligaciones',
    filters: {
      soon: 'Próximos 60 días',
      overdue: 'Vencidas',
      open: 'Todas las abiertas',
      unconfirmed: 'Datos por confirmar',
    },
    columns: { duty: 'Obligación', company: 'Empresa', due: 'Vence', amount: 'Importe', status: 'Situación' },
    empty: 'Nada por aquí',
    emptyText: 'Ninguna obligación en este filtro.',
  },
}

import type { duties as portuguese } from '#web/i18n/pt-BR/duties.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

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
  noDate: 'sin fecha',
  noAmount: 'sin tasa',
  unconfirmed: 'por confirmar',
  moved: 'fecha nueva',
  status: { open: 'Abierta', in_progress: 'En curso', done: 'Hecha', waived: 'Dispensada', overdue: 'Vencida' },
  countries: { us: 'EE. UU.', br: 'Brasil' },
  short: {
    state_report: 'Estado',
    state_first_steps: 'Estado',
    form_5472: '5472',
    form_5472_corporation: '5472',
    form_1065: '1065',
    form_1120: '1120',
    form_1040nr: '1040-NR',
    fbar: 'FBAR',
    registered_agent: 'Agente',
    irpf: 'IRPF',
    cbe: 'CBE',
  },
  card: {
    title: 'Obligación',
    gone: 'Esta obligación no existe o ya no es tuya.',
    due: 'Vence el',
    announced: 'El organismo aún no ha anunciado la fecha. Aparece aquí en cuanto se confirme.',
    amount: 'Importe',
    late: 'Si te retrasas',
    lateTotal: ({ total, fine }) => `${total} en total (${fine} de multa)`,
    fine: ({ fine }) => `Multa de ${fine}`,
    fineRange: ({ from, to }) => `Multa de ${from} a ${to}`,
    unknownFine: 'Sin importe confirmado',
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
    receipt: 'Comprobante',
    document: 'Documento',
    reason: 'Motivo',
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
    noDocument: 'Ninguno',
    reason: '¿Por qué no se aplica?',
    reasonHint: 'Por ejemplo: la empresa se cerró, o el contador lo confirmó.',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Obligación actualizada',
    failed: 'No se pudo actualizar la obligación',
    changed: 'Alguien cambió esta obligación hace un momento. Compruébala e inténtalo de nuevo.',
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
        `Tu ${type} tiene un solo dueño, que vive fuera de EE. UU. Informa al IRS de lo que pasó entre la empresa y el dueño, aunque no haya ingresos.`,
      todo: 'Reúne aportes, retiros y costes pagados por el dueño en el año, rellena el 5472 con el 1120 pro forma y envíalo al IRS por fax o correo.',
    },
    form_5472_corporation: {
      why: () => 'Un socio que vive fuera de EE. UU. tiene el 25 % o más de la Corporation.',
      todo: 'Adjunta el 5472 a la declaración 1120, un formulario por cada parte relacionada con la que hubo una transacción.',
    },
    form_1065: {
      why: ({ type, owners }) =>
        `Tu ${type} tiene ${owners} socios, y para el impuesto de EE. UU. se trata como sociedad.`,
      todo: 'Presenta el 1065 y entrega a cada socio el anexo K-1. Con renta conectada a EE. UU. puede haber retención para socios extranjeros.',
    },
    form_1120: {
      why: () => 'Toda Corporation declara el impuesto federal del año, con o sin beneficio.',
      todo: 'Cierra las cuentas del año fiscal, presenta el 1120 y paga el impuesto hasta la fecha.',
    },
    form_1040nr: {
      why: () => 'Respondiste que hubo renta gravada en EE. UU., y la empresa tiene un solo dueño, que vive fuera.',
      todo: 'El dueño declara esa renta en el 1040-NR. Para ello hace falta un ITIN; confirma el plazo con un contador.',
    },
    fbar: {
      why: () =>
        'Respondiste que la empresa tuvo cuentas fuera de EE. UU. que sumaron más de 10.000 US$ algún día del año.',
      todo: 'Presenta el FBAR por el sistema BSA E-Filing. Quien pierde la fecha tiene prórroga automática hasta el 15 de octubre.',
    },
    registered_agent: {
      why: ({ state }) =>
        `El estado (${state}) exige un agente registrado con dirección física allí, y el año contratado termina en el aniversario de la empresa.`,
      todo: 'Renueva el agente o nombra otro antes de la fecha. Sin agente, el estado puede disolver la empresa.',
    },
    irpf: {
      why: () =>
        'Hay un socio que vive en Brasil: la participación y las cuentas en el exterior van en la declaración brasileña.',
      todo: 'Declara la participación en Bens e Direitos y calcula el beneficio de la controlada según la Ley 14.754 con tu contador.',
    },
    cbe: {
      why: () => 'Respondiste que hay un socio en Brasil con 1 millón de US$ o más en el exterior el 31 de diciembre.',
      todo: 'Presenta la declaración en el sitio del Banco Central hasta la fecha. La participación en la empresa de EE. UU. también cuenta.',
    },
  },
  exempt: {
    title: 'Lo que no tienes que presentar',
    boi: 'No exigido: las empresas constituidas en EE. UU. están exentas desde 2025, y la exención es definitiva desde 2026.',
  },
  questions: {
    title: 'Completa el calendario',
    text: 'Cuatro preguntas que solo tú puedes responder. Sin respuesta no se incluye nada.',
    assetsAbroad: '¿Algún socio que vive en Brasil tiene 1 millón de US$ o más en el exterior el 31 de diciembre?',
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
    replaces: 'Crear otra desactiva la actual.',
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

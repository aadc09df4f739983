import type { DueRule, DutyFrequency } from './due-rule.ts'

const MONTHS = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]
const POSITIONS = {
  firstDay: (period: string) => `até o primeiro dia do ${period} da abertura`,
  lastDay: (period: string) => `até o último dia do ${period} da abertura`,
  beforeFirstDay: (period: string) => `antes de começar o ${period} da abertura`,
  assignedDay: (period: string) => `no dia que o estado indicar, no ${period} da abertura`,
} as const
const FREQUENCIES: Record<DutyFrequency, string> = { annual: 'Todo ano', biennial: 'A cada dois anos', none: '' }
const PARITIES = {
  odd: 'nos anos ímpares',
  even: 'nos anos pares',
  formationYear: 'contados do ano da abertura',
} as const

const dayOf = (day: number, month: number): string => `${day === 1 ? '1º' : day} de ${MONTHS[month - 1]}`
/** `09-30` as `30 de setembro`. */
function ofMonth(day: string): string {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(date, month)
}
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

function moment(rule: DueRule): string {
  switch (rule.kind) {
    case 'none':
      return ''
    case 'withTaxReturn':
      return 'junto com a declaração de imposto do estado'
    case 'announced':
      return `na data que o órgão anuncia a cada ano${rule.last ? ` (em ${rule.last.slice(0, 4)}, até ${dayOf(Number(rule.last.slice(8)), Number(rule.last.slice(5, 7)))})` : ''}`
    case 'monthOfTaxYear':
      return `até o dia ${rule.day} do ${rule.month}º mês do ano fiscal, ${rule.fromSecondYear ? 'a partir do segundo' : 'já no primeiro'}`
    case 'daysAfterFormation':
      return `até ${counted(rule.days, 'dia', 'dias')} depois da abertura`
    case 'fixed':
      return `até ${dayOf(rule.day, rule.month)}${rule.automaticExtension ? `, sem multa até ${ofMonth(rule.automaticExtension)}` : ''}`
    case 'anniversaryDate':
      return 'até o aniversário da abertura'
    case 'anniversaryMonth':
      return POSITIONS[rule.position]('mês')
    case 'anniversaryQuarter':
      return POSITIONS[rule.position]('trimestre')
    case 'afterFiscalYearEnd': {
      const day = rule.day === 'last' ? 'o último dia' : `o dia ${rule.day}`
      return `até ${day} do ${rule.monthAfter}º mês depois do fim do ano fiscal`
    }
  }
}

function grace(rule: DueRule): string {
  if ('graceDays' in rule && rule.graceDays) return `com tolerância de ${counted(rule.graceDays, 'dia', 'dias')}`
  if ('graceMonths' in rule && rule.graceMonths) {
    return `com tolerância de ${counted(rule.graceMonths, 'mês', 'meses')}`
  }
  return ''
}

function skipped(rule: DueRule): string {
  if (rule.kind !== 'fixed' || !rule.skippedWhenFormedAfter) return ''
  return `quem abre depois de ${ofMonth(rule.skippedWhenFormedAfter)} começa um ano mais tarde`
}

/** When a duty falls due, as one phrase in Portuguese; empty where nothing is due. */
export function dueText(rule: DueRule, frequency: DutyFrequency): string {
  if (rule.kind === 'none') return ''
  const parity = frequency === 'biennial' && 'parity' in rule && rule.parity ? PARITIES[rule.parity] : ''
  const text = [FREQUENCIES[frequency], parity, moment(rule), grace(rule), skipped(rule)].filter(Boolean).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

// Fixed dates (month and day, up to 1231) sort first, then dates that depend on the company, then no date.
const LATER: Record<Exclude<DueRule['kind'], 'fixed'>, number> = {
  anniversaryDate: 1300,
  anniversaryMonth: 1301,
  anniversaryQuarter: 1302,
  afterFiscalYearEnd: 1400,
  monthOfTaxYear: 1401,
  announced: 1499,
  withTaxReturn: 1500,
  daysAfterFormation: 1600,
  none: 9999,
}

/** For sorting by due date: the fixed ones by their day of the year. */
export const dueOrder = (rule: DueRule): number =>
  rule.kind === 'fixed' ? rule.month * 100 + rule.day : LATER[rule.kind]

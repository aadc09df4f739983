import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Language } from '#rules/language/preferences.ts'

/** `duty` is the name of its fact, `usName` the authority's own name for it. */
type Duty = { company: string; duty: string; usName: string }
type Near = Duty & { dueOn: string; daysLeft: number }
type Over = Duty & { dueOn: string }
type Moved = Duty & { from: string | null; to: string | null }

const called = (language: Language, { duty, usName }: Duty): string => dutyNameIn(language, duty, usName)

/** `'today' | 'tomorrow' | 'in 3 days'` and the like, in the words of each language. */
type InDays = (days: number) => string

function portuguese(inDays: InDays) {
  const { calendarDay } = formatsOf('pt_BR')
  const dayOrNone = (day: string | null): string => (day === null ? 'sem data marcada' : calendarDay(day))
  return {
    deadlineNear: (of: Near) => ({
      title: 'Prazo próximo',
      message: `${called('pt_BR', of)}: a ${of.company} tem até ${calendarDay(of.dueOn)} (${inDays(of.daysLeft)}). Próximo passo: veja em Obrigações o que fazer e como pedir que a gente cuide disso.`,
    }),
    deadlineOver: (of: Over) => ({
      title: 'Prazo vencido',
      message: `${called('pt_BR', of)}: o prazo da ${of.company} terminou em ${calendarDay(of.dueOn)}. Próximo passo: registre em Obrigações que já foi feito ou veja como regularizar.`,
    }),
    deadlineMoved: (of: Moved) => ({
      title: 'Um prazo mudou',
      message: `${called('pt_BR', of)}, da ${of.company}: a data passou de ${dayOrNone(of.from)} para ${dayOrNone(of.to)}. Veja em Obrigações a fonte da mudança.`,
    }),
  }
}

function english(inDays: InDays) {
  const { calendarDay } = formatsOf('en_US')
  const dayOrNone = (day: string | null): string => (day === null ? 'no set date' : calendarDay(day))
  return {
    deadlineNear: (of: Near) => ({
      title: 'Deadline near',
      message: `${called('en_US', of)}: ${of.company} has until ${calendarDay(of.dueOn)} (${inDays(of.daysLeft)}). Next step: see under Obligations what to do and how to have us take care of it.`,
    }),
    deadlineOver: (of: Over) => ({
      title: 'Deadline passed',
      message: `${called('en_US', of)}: the deadline of ${of.company} was ${calendarDay(of.dueOn)}. Next step: record under Obligations that it was done, or see how to put it right.`,
    }),
    deadlineMoved: (of: Moved) => ({
      title: 'A deadline changed',
      message: `${called('en_US', of)} of ${of.company}: the date went from ${dayOrNone(of.from)} to ${dayOrNone(of.to)}. See under Obligations where the change comes from.`,
    }),
  }
}

function spanish(inDays: InDays) {
  const { calendarDay } = formatsOf('es_ES')
  const dayOrNone = (day: string | null): string => (day === null ? 'sin fecha fijada' : calendarDay(day))
  return {
    deadlineNear: (of: Near) => ({
      title: 'Plazo cercano',
      message: `${called('es_ES', of)}: ${of.company} tiene hasta el ${calendarDay(of.dueOn)} (${inDays(of.daysLeft)}). Siguiente paso: mira en Obligaciones qué hacer y cómo pedir que nos ocupemos.`,
    }),
    deadlineOver: (of: Over) => ({
      title: 'Plazo vencido',
      message: `${called('es_ES', of)}: el plazo de ${of.company} terminó el ${calendarDay(of.dueOn)}. Siguiente paso: registra en Obligaciones que ya está hecho o mira cómo regularizarlo.`,
    }),
    deadlineMoved: (of: Moved) => ({
      title: 'Un plazo cambió',
      message: `${called('es_ES', of)} de ${of.company}: la fecha pasó de ${dayOrNone(of.from)} a ${dayOrNone(of.to)}. Mira en Obligaciones de dónde viene el cambio.`,
    }),
  }
}

export const deadlineTexts = { portuguese, english, spanish }

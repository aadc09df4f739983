/** Answers that only the customer can give; null while unanswered, and then no duty follows from it. */
export type DutyAnswers = {
  /** US$ 1 million or more abroad on the 31st of December, of an owner who lives in Brazil. */
  assetsAbroad: boolean | null
  /** Accounts of the company outside the USA with more than US$ 10,000 together. */
  foreignAccounts: boolean | null
  /** Income of the company that is taxed in the USA. */
  usIncome: boolean | null
  employees: boolean | null
}
export const dutyQuestions = [
  'assetsAbroad',
  'foreignAccounts',
  'usIncome',
  'employees',
] as const satisfies (keyof DutyAnswers)[]
export const noAnswers: DutyAnswers = { assetsAbroad: null, foreignAccounts: null, usIncome: null, employees: null }

/** The month in which a tax year ends unless the company chose another. */
export const CALENDAR_YEAR_END = 12

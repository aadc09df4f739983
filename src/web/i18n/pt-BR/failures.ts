import { errorTexts } from '#domain/errors.ts'
import { refusalReasons } from '#domain/refusal-reason.ts'

export const failures = {
  unknown: 'Algo deu errado. Tente de novo.',
  noConnection: 'Não foi possível falar com o servidor. Tente de novo.',
  tooMany: ({ wait }: { wait: string }) => `Muitas tentativas. Tente de novo em ${wait}.`,
  byCode: errorTexts,
  byReason: refusalReasons,
}

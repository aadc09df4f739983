import { expect, test } from 'vitest'
import { withdrawalLaw } from '#features/refunds/rules/withdrawal-law.ts'
import { refusals as portuguese } from '#rules/words/refusals.pt-BR.ts'
import { refusals as english } from '#web/words/refusals.en-US.ts'
import { refusals as spanish } from '#web/words/refusals.es-ES.ts'

test('the refusal after the last day names the days of the law in every language', () => {
  expect(portuguese.byReason.withdrawal_over).toContain(`prazo de ${withdrawalLaw.days} dias`)
  expect(english.byReason.withdrawal_over).toContain(`The ${withdrawalLaw.days} days`)
  expect(spanish.byReason.withdrawal_over).toContain(`${withdrawalLaw.days} días`)
})

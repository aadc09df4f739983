import { expect, test } from 'vitest'
import { methodsText, offeredBy } from './methods.ts'

test('the pages name what the provider offers, and nothing else', () => {
  expect(methodsText(offeredBy.stripe, 'live')).toBe('cartão de crédito')
  expect(methodsText(offeredBy.stripe, 'live')).not.toMatch(/pix|boleto|12|transfer/i)
  const whole = { methods: ['card', 'pix', 'boleto', 'transfer'] as const, instalments: 12 }
  expect(methodsText(whole, 'live')).toBe('cartão de crédito em até 12 vezes, Pix, boleto ou transferência bancária')
})

test('while no money is real or none is taken they say so', () => {
  expect(methodsText(offeredBy.test, 'test')).toBe('cartão de crédito (em modo de teste: nenhum valor é cobrado)')
  expect(methodsText(offeredBy.stripe, 'paused')).toBe(
    'cartão de crédito (pagamentos pausados no momento: o pedido fica guardado e é pago depois)',
  )
})

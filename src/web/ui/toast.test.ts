import { beforeEach, expect, test } from 'vitest'
import { dismissToast, shownToasts, toast } from './toast.ts'

const texts = () => shownToasts().map(({ text }) => text)

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('an error takes the place of the error before it', () => {
  toast.error('Falta o nome')
  toast.info('Chegou um documento')
  toast.error('Falta o e-mail')
  expect(texts()).toEqual(['Chegou um documento', 'Falta o e-mail'])
})

test('a success ends the error before it; news do not', () => {
  toast.error('Não foi possível salvar')
  toast.info('Chegou um documento')
  expect(texts()).toEqual(['Não foi possível salvar', 'Chegou um documento'])
  toast.success('Salvo')
  expect(texts()).toEqual(['Chegou um documento', 'Salvo'])
})

test('what is under way stays until its result takes its place', () => {
  toast.info('Verificando...', { id: 'check', stays: true })
  expect(shownToasts()).toMatchObject([{ stays: true }])
  toast.success('Livre', { id: 'check' })
  expect(shownToasts()).toMatchObject([{ text: 'Livre', stays: false }])
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fillTemplate, insertAfter, openPlaceholders, placeholders } from './fill-template.ts'

describe('a template', () => {
  it('gets the values of the record', () => {
    const values = { cliente: 'Nina Prado', empresa: 'Ipê LLC' }
    expect(fillTemplate('Olá, {cliente}! Sobre a {empresa}, {Cliente}:', values)).toEqual({
      text: 'Olá, Nina Prado! Sobre a Ipê LLC, Nina Prado:',
      open: [],
    })
  })

  it('says which names have no value, each once, and leaves them to be seen', () => {
    expect(fillTemplate('Até {prazo}, {prazo}: {documento} e {cor}', { documento: '', prazo: null })).toEqual({
      text: 'Até {prazo}, {prazo}: {documento} e {cor}',
      open: ['prazo', 'documento', 'cor'],
    })
  })

  it('does not read a value as a template', () => {
    expect(fillTemplate('{empresa} de {cliente}', { empresa: '{cliente} $& LLC', cliente: 'Rui' }).text).toBe(
      '{cliente} $& LLC de Rui',
    )
  })

  it('leaves other braces alone', () => {
    const text = 'a {} { cliente } {1} {duas palavras} }{'
    expect(fillTemplate(text, { cliente: 'Rui' })).toEqual({ text, open: [] })
    expect(openPlaceholders(text)).toEqual([])
  })

  it('has nothing open once every name has a value', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => !text.includes('{') && !text.includes('}'))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...placeholders)), value, (names, each) => {
        const values = Object.fromEntries(placeholders.map((name) => [name, each]))
        const { text, open } = fillTemplate(names.map((name) => `{${name}}`).join(' '), values)
        expect(open).toEqual([])
        expect(text).toBe(names.map(() => each).join(' '))
        expect(openPlaceholders(text)).toEqual([])
      }),
    )
  })
})

test('what was typed stays before what is inserted', () => {
  expect(insertAfter('', 'Olá')).toBe('Olá')
  expect(insertAfter('  \n', 'Olá')).toBe('Olá')
  expect(insertAfter('Bom dia. ', 'Olá')).toBe('Bom dia.\n\nOlá')
})

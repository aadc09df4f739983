import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { stateGuideView, stateView } from '#features/catalog/contract.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import { languages } from '#rules/language/preferences.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Guide = z.output<typeof stateGuideView>

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const guides = async (): Promise<Guide[]> =>
  (await t.call('GET', '/api/states/guides')).json<{ items: Guide[] }>().items
const guideOf = async (id: string): Promise<Guide> => {
  const found = (await guides()).find((guide) => guide.id === id)
  if (!found) throw new Error(`no guide of ${id}`)
  return found
}
const typeOf = (guide: Guide, id: string) => guide.types.find(({ companyTypeId }) => companyTypeId === id)

describe('the guides of the states', () => {
  test('are fifty, by name, and each has figures for both types, a source and a date', async () => {
    const answer = await t.call('GET', '/api/states/guides')
    expect(answer.headers['cache-control']).toBe('no-store')
    const items = answer.json<{ items: Guide[] }>().items
    expect(items).toHaveLength(50)
    const names = items.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'pt-BR')))
    for (const guide of items) {
      expect(
        guide.types.map(({ companyTypeId }) => companyTypeId),
        guide.id,
      ).toEqual(['corporation', 'llc'])
      for (const figures of guide.types) {
        expect(figures.filingFeeCents, guide.id).toBeGreaterThan(0)
        expect(figures.formationFeeCents, guide.id).toBeGreaterThanOrEqual(figures.filingFeeCents ?? Infinity)
        expect(figures.yearlyCostCents, guide.id).not.toBeNull()
        if (figures.duties.length > 0) expect(figures.due, guide.id).not.toBe('')
      }
      expect(guide.sources.length, guide.id).toBeGreaterThan(0)
      expect(guide.checkedOn, guide.id).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(guide.incomeTax, guide.id).not.toBeNull()
    }
  })

  test('say of Florida what it takes and when', async () => {
    const florida = await guideOf('florida')
    expect(florida).toMatchObject({ name: 'Flórida', nameEn: 'Florida', abbreviation: 'FL', popular: true })
    expect(typeOf(florida, 'llc')).toMatchObject({
      formationFeeCents: 12_500,
      yearlyCostCents: 13_875,
      due: 'Todo ano, até 1º de maio',
    })
    expect(typeOf(florida, 'corporation')).toMatchObject({ formationFeeCents: 7000 })
  })

  test('spread a duty of every second year, and add up several duties of one state', async () => {
    expect(typeOf(await guideOf('alaska'), 'llc')).toMatchObject({ yearlyCostCents: 5000 })
    const california = typeOf(await guideOf('california'), 'llc')
    // Form 568 costs nothing; its due date differs between one owner and several.
    expect(california?.duties.map(({ amountCents }) => amountCents).sort()).toEqual([0, 0, 2000, 80_000])
    expect(california).toMatchObject({
      yearlyCostCents: 81_000,
      due: 'Todo ano, até o dia 15 do 4º mês do ano fiscal, já no primeiro',
    })
  })

  test('say that a state asks for nothing, instead of leaving it open', async () => {
    expect(typeOf(await guideOf('alabama'), 'llc')).toMatchObject({ yearlyCostCents: 0, duties: [], due: '' })
  })

  test('name each source once, the official ones first', async () => {
    const { sources } = await guideOf('alabama')
    expect(new Set(sources.map((source) => JSON.stringify(source))).size).toBe(sources.length)
    expect(sources[0]?.title).toMatch(/^Official/)
  })

  test('follow what an admin changed, in the facts and in the states, and what was taken away', async () => {
    const texas = () => guideOf('texas')
    expect(typeOf(await texas(), 'llc')).toMatchObject({ formationFeeCents: 30_000 })
    const { state_id: id } = await t.db
      .updateTable('facts')
      .set({ amount: 9900 })
      .where('key', '=', 'state/texas/llc/formation_fee')
      .returning('state_id')
      .executeTakeFirstOrThrow()
    expect(typeOf(await texas(), 'llc')).toMatchObject({ formationFeeCents: 9900 })
    await t.db.updateTable('states').set({ filing_office: 'Balcão' }).where('id', '=', id).execute()
    expect(await texas()).toMatchObject({ filingOffice: 'Balcão' })
    await t.db.deleteFrom('facts').where('key', '=', 'state/texas/llc/formation_fee').execute()
    expect(typeOf(await texas(), 'llc')).toMatchObject({ formationFeeCents: null })
  })

  test('name the duties in the language that is asked for, and by their facts without one', async () => {
    const namesIn = async (query: string) => {
      const { items } = (await t.call('GET', `/api/states/guides${query}`)).json<{ items: Guide[] }>()
      const florida = items.find(({ id }) => id === 'florida')
      const [duty] = florida ? (typeOf(florida, 'llc')?.duties ?? []) : []
      const listed = items.flatMap(({ types }) =>
        types.map(({ duties }) => duties.map(({ name, due }) => `${name} ${due}`)),
      )
      return { duty: duty?.name, all: items.flatMap(({ types }) => types.flatMap(({ duties }) => duties)), listed }
    }
    expect((await namesIn('')).duty).toBe('Annual Report')
    expect((await namesIn('?language=pt_BR')).duty).toBe('Relatório anual (Annual Report)')
    expect((await namesIn('?language=en_US')).duty).toBe('Annual Report')
    expect((await namesIn('?language=es_ES')).duty).toBe('Informe anual (Annual Report)')
    for (const language of languages) {
      const { all, listed } = await namesIn(`?language=${language}`)
      // Brackets hold the authority's own name, which is not translated.
      const foreign = all.flatMap(({ name }) => foreignWords(name.replace(/ \([^)]*\)$/, ''), language))
      expect([language, all.length > 50, foreign]).toEqual([language, true, []])
      for (const duties of listed) expect(new Set(duties).size, duties.join()).toBe(duties.length)
    }
  })

  test('refuse questions they do not know', async () => {
    expect((await t.call('GET', '/api/states/guides?state=texas')).statusCode).toBe(400)
  })
})

test('types and states come by name, plans with the cheapest first', async () => {
  const names = async (url: string) =>
    (await t.call('GET', url)).json<{ items: { name: string }[] }>().items.map(({ name }) => name)
  const types = await names('/api/company-types')
  expect(types).toEqual([...types].sort())
  const states = await names('/api/states')
  expect(states).toEqual([...states].sort((a, b) => a.localeCompare(b, 'pt-BR')))
  for (const language of languages) {
    const shown = await names(`/api/states?language=${language}`)
    expect(shown).toEqual([...shown].sort((a, b) => a.localeCompare(b, languageTag[language])))
    expect(new Set(shown).size).toBe(50)
  }
  expect((await names('/api/states?language=en_US')).slice(0, 4)).toEqual(['Alabama', 'Alaska', 'Arizona', 'Arkansas'])
  expect(await names('/api/packages')).toEqual(['Básico', 'Profissional', 'Empresarial'])
})

test('states come with their English name in every language, to be found by it', async () => {
  for (const language of languages) {
    const { items } = (await t.call('GET', `/api/states?language=${language}`)).json<{
      items: z.output<typeof stateView>[]
    }>()
    expect(items.find(({ id }) => id === 'new-york')?.nameEn).toBe('New York')
  }
})

describe('lists that are the same for everybody', () => {
  const asked = (url: string, encoding?: string, cookie?: string) =>
    t.call('GET', url, { cookie, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

  test('come compressed to a reader who takes that, a quarter as large, and as they are to others', async () => {
    const plain = await asked('/api/states')
    const { headers, rawPayload } = await asked('/api/states', 'gzip, deflate, br, zstd')
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' })
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(gunzipSync(rawPayload).toString()).toBe(plain.payload)
    for (const encoding of [undefined, 'identity', 'br', 'gzip;q=0']) {
      const { headers, payload } = await asked('/api/states', encoding)
      expect([encoding, headers['content-encoding'], headers['vary']]).toEqual([encoding, undefined, 'accept-encoding'])
      expect(payload).toBe(plain.payload)
    }
  })

  test('stay as they are when they are short, and so do refusals and what a person reads alone', async () => {
    const { cookie } = await t.person('admin')
    const own = await asked('/api/facts/states/florida', 'gzip', cookie)
    expect(own.rawPayload.length).toBeGreaterThan(1400)
    for (const answer of [
      own,
      await asked('/api/payments/mode', 'gzip'),
      await asked('/api/states?language=xx', 'gzip'),
    ])
      expect(answer.headers).not.toHaveProperty('content-encoding')
  })
})

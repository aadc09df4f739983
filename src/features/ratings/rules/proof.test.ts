import { describe, expect, test } from 'vitest'
import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { type ProofFacts, type PublishedAnswer, proofByDefault, proofFor } from './proof.ts'

const story: PublishedAnswer = {
  ...{ firstName: 'Ana', city: 'Recife', score: 4, sentence: 'Foi simples.', reply: null, answeredIn: '2026-10' },
}
const none = { count: 0, points: 0, until: null }
const off = announcementDefaults.customers
const facts = (given: Partial<ProofFacts> = {}) =>
  proofFor({ answers: none, companies: none, stories: [], announced: off, ...given })
const answers = (count: number, points: number) => ({ count, points, until: '2026-11' })
const on = { ...off, published: true, figureSource: 'Pesquisa Exemplo, 2026', signUpCount: off.marketingCount }

describe('stories', () => {
  test('are shown from three on, with stars, first name, city and month', () => {
    expect(facts({ stories: [story, story] })).toMatchObject({
      stories: [],
      texts: { storiesShown: '', noStories: 'sim' },
    })
    const { stories, texts } = facts({ stories: [story, story, { ...story, reply: 'Obrigado!' }] })
    expect(texts).toMatchObject({ storiesShown: 'sim', noStories: '', storiesRating: '' })
    expect(stories).toHaveLength(3)
    expect(stories[2]).toEqual({
      ...{ as: 'story', initial: 'A', name: 'Ana', city: 'Recife', month: 'outubro de 2026', stars: '★★★★☆' },
      ...{ starsLabel: 'Nota 4 de 5', sentence: 'Foi simples.', reply: 'Obrigado!' },
    })
  })
})

describe('figures', () => {
  test('of nineteen rows are not told, and what is true stands instead', () => {
    const { texts } = facts({ answers: answers(19, 95), companies: { count: 19, until: '2026-11' } })
    expect(texts).toEqual(proofByDefault().texts)
    expect(texts).toMatchObject({ ratingValue: '', countValue: '', noFigures: 'sim', noCompanies: 'sim' })
  })

  test('of twenty rows are told with their number and month', () => {
    const { texts } = facts({ answers: answers(20, 95), companies: { count: 1250, until: '2026-10' } })
    expect(texts).toMatchObject({
      ratingValue: '4,8 de 5',
      ratingLabel: '20 avaliações · até novembro de 2026',
      storiesRating: '4,8 de 5 · 20 avaliações · até novembro de 2026',
      countValue: '1.250 empresas abertas',
      countLabel: 'até outubro de 2026',
      companiesProof: '1.250 empresas abertas com a gente até outubro de 2026.',
      ...{ noFigures: '', noCompanies: '' },
    })
  })

  test('that the office announces stand in for missing ones with their source, and never beside our own', () => {
    const early = facts({ announced: on }).texts
    expect(early).toMatchObject({
      ratingValue: '4,8 de 5',
      companiesProof: 'Já são mais de 2.500 empreendedores brasileiros atendidos.',
      companiesNote: 'Fonte: Pesquisa Exemplo, 2026',
      figuresNote: 'Fonte: Pesquisa Exemplo, 2026',
      ...{ storiesRating: '', noFigures: '' },
    })
    const own = facts({ announced: on, answers: answers(20, 60), companies: { count: 20, until: '2026-11' } }).texts
    expect(own).toMatchObject({ ratingValue: '3,0 de 5', countValue: '20 empresas abertas' })
    expect(JSON.stringify(own)).not.toMatch(/2\.500|Pesquisa/)
  })
})

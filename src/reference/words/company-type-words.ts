import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** What each type of company is, in one paragraph. */
export const companyTypeWords: WordsByPortuguese = {
  'A mais escolhida por quem mora no Brasil: protege o patrimônio dos sócios, tem administração simples e aceita um ou mais donos de qualquer país. Por padrão, o lucro é tributado nos sócios, não na empresa.':
    {
      en_US:
        'The usual choice of people who live in Brazil: it protects the owners’ assets, is simple to run and takes one or more owners of any country. By default its profit is taxed with the owners, not with the company.',
      es_ES:
        'La más elegida por quien vive en Brasil: protege el patrimonio de los socios, es fácil de administrar y admite uno o más dueños de cualquier país. Por defecto, el beneficio tributa en los socios, no en la empresa.',
    },
  'Empresa com ações, diretoria e atas. Indicada para quem pretende receber investidores ou distribuir participação à equipe. Paga imposto de renda federal próprio, e os dividendos são tributados à parte.':
    {
      en_US:
        'A company with shares, a board and minutes. For those who want to take in investors or give shares to their team. It pays federal income tax of its own, and dividends are taxed besides.',
      es_ES:
        'Empresa con acciones, junta directiva y actas. Indicada para quien quiere recibir inversores o repartir participación al equipo. Paga su propio impuesto federal, y los dividendos tributan aparte.',
    },
  'Sociedade de duas ou mais pessoas, regida por um acordo entre elas. É simples de manter, mas em geral não separa o patrimônio dos sócios das dívidas do negócio.':
    {
      en_US:
        'Two or more people in business under an agreement between them. Simple to keep, but in general it does not separate the partners’ assets from the debts of the business.',
      es_ES:
        'Sociedad de dos o más personas, regida por un acuerdo entre ellas. Es fácil de mantener, pero en general no separa el patrimonio de los socios de las deudas del negocio.',
    },
  'Negócio em nome de uma só pessoa, sem empresa separada: o dono responde com o próprio patrimônio. Raramente é o melhor caminho para quem não mora nos Estados Unidos.':
    {
      en_US:
        'A business in the name of one person, without a company of its own: the owner answers with all assets. Rarely the best way for people who do not live in the United States.',
      es_ES:
        'Negocio a nombre de una sola persona, sin empresa aparte: el dueño responde con su propio patrimonio. Rara vez es el mejor camino para quien no vive en Estados Unidos.',
    },
}

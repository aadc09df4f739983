import type { Both } from '#features/papers/rules/both.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import type { Ss4Fact } from '#features/papers/rules/ss4-fact.ts'
import { type Block, both, type Row, same } from './blocks.ts'
import { addressOr, companyRows, dayOr, responsibleName, row } from './wording.ts'

const channelNames: Readonly<Record<string, Both>> = {
  phone: both('Telephone', 'Telefone'),
  fax: both('Fax', 'Fax'),
  mail: both('Mail', 'Correio'),
}

type Channel = Ss4Fact['channels'][number]
const reached = (channel: Channel): string =>
  [
    channel.number,
    channel.fromAbroad && `from abroad ${channel.fromAbroad}`,
    channel.fromUs && `from the United States ${channel.fromUs}`,
    channel.address,
  ]
    .filter(Boolean)
    .join(' · ')

function rowsOf(channel: Channel): Row[] {
  const more: [string, string, string | undefined][] = [
    ['Hours', 'Horário', channel.hours],
    ['For whom', 'Para quem', channel.who],
    ['Usual time', 'Prazo usual', channel.typicalTime],
  ]
  const name = channelNames[channel.channel] ?? same(channel.channel)
  return [
    { label: name, value: reached(channel) || '—' },
    ...more.flatMap(([en, pt, value]) => (value ? [row(en, pt, value)] : [])),
  ]
}

const listed = (items: readonly string[]): Block[] =>
  items.length > 0
    ? [{ is: 'rows', rows: items.map((item, place) => ({ label: same(String(place + 1)), value: item })) }]
    : []

/** How to ask the IRS about an EIN that has not arrived. */
export const einFollowUp = (facts: PaperFacts): Block[] => [
  { is: 'heading', text: both('The application', 'O pedido') },
  {
    is: 'rows',
    rows: [
      ...companyRows(facts),
      row('Formed on', 'Formada em', dayOr(facts.record.formedOn)),
      row('SS-4 sent on', 'SS-4 enviado em', dayOr(facts.record.ss4SentOn, same('____________________'))),
      row('Responsible party (line 7a)', 'Pessoa responsável (linha 7a)', responsibleName(facts)),
      row(
        'Mailing address (line 4)',
        'Endereço postal (linha 4)',
        addressOr(facts.details.mailingAddress ?? facts.details.principalOffice),
      ),
    ],
  },
  { is: 'heading', text: both('How to reach the IRS', 'Como falar com o IRS') },
  { is: 'rows', rows: facts.ss4.channels.flatMap(rowsOf) },
  { is: 'heading', text: both('What to ask', 'O que perguntar') },
  {
    is: 'checks',
    items: [
      {
        done: false,
        text: both('Was the SS-4 of this name received, and when?', 'O SS-4 com este nome foi recebido, e quando?'),
      },
      {
        done: false,
        text: both('Was an EIN assigned? Ask for it and for its date.', 'O EIN foi atribuído? Peça o número e a data.'),
      },
      {
        done: false,
        text: both(
          'Was the application refused? Ask for the reason or reference number.',
          'O pedido foi recusado? Peça o motivo ou o número de referência.',
        ),
      },
      {
        done: false,
        text: both(
          'Where was the letter (CP 575) sent? If it is lost, ask for letter 147C.',
          'Para onde foi a carta (CP 575)? Se ela se perdeu, peça a carta 147C.',
        ),
      },
      {
        done: false,
        text: both(
          'Only the responsible party or the designee on the form is answered.',
          'Só a pessoa responsável ou o designee do formulário é atendido.',
        ),
      },
    ],
  },
  { is: 'heading', text: both('Limits of the IRS', 'Limites do IRS') },
  ...listed(facts.ss4.limits),
  {
    is: 'blanks',
    labels: [
      both('Called or sent on, by', 'Ligação ou envio em, por'),
      both('Name and ID of the IRS officer', 'Nome e ID do atendente do IRS'),
      both('Answer', 'Resposta'),
      both('Next contact on', 'Próximo contato em'),
    ],
  },
]

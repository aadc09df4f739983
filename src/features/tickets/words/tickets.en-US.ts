import type { TranslationOf } from '#rules/language/translation.ts'
import type { tickets as portuguese } from './tickets.pt-BR.ts'

export const tickets: TranslationOf<typeof portuguese> = {
  intro: 'Tell us what happened and follow the answer here.',
  title: 'Open a ticket',
  form: {
    type: 'Type of support',
    typePlaceholder: 'Choose the type',
    messageHint: 'The more details, the faster the answer.',
    submit: 'Send ticket',
    sent: 'Ticket sent! We will answer soon.',
    failed: 'The ticket could not be sent. What you wrote is still here.',
  },
  acting: 'Tickets are written by the person alone.',
  staff: 'Tickets are opened by customers. The team answers in Support.',
  staffLink: 'Go to Support',
  types: {
    technical: 'Technical support',
    document: 'Documents',
    billing: 'Payments and billing',
    account: 'My account',
    other: 'Something else',
  },
  status: { aberto: 'Open', respondido: 'Answered', encerrado: 'Closed' },
  own: {
    title: 'My tickets',
    empty: 'No tickets yet',
    emptyText: 'When you open one, it appears here with its answer.',
    open: ({ subject }: { subject: string }) => `Open the ticket ${subject}`,
    replies: ({ count }: { count: number }) =>
      count === 0 ? 'No answer yet' : count === 1 ? '1 answer' : `${count} answers`,
    updated: ({ at }: { at: string }) => `Updated ${at}`,
  },
  thread: {
    title: 'Ticket',
    you: 'You',
    team: ({ name }: { name: string }) => `${name}, from our team`,
    notFound: 'This ticket does not exist any more.',
    failed: 'It could not be sent. What you wrote is still here.',
    customerClosed: 'This ticket was closed. If you still need help, answer and it opens again.',
    teamClosed: 'Closed. Reopen it to answer.',
  },
  queue: {
    tab: 'Tickets',
    siteTab: 'Site messages',
    tabs: 'Support',
    intro: 'Tickets of customers and messages of the contact form.',
    caption: 'Tickets of customers',
    search: 'Search by subject or customer',
    filter: 'Status',
    all: 'All',
    filters: { aberto: 'Open', respondido: 'Answered', encerrado: 'Closed' },
    columns: { subject: 'Subject', customer: 'Customer', type: 'Type', status: 'Status', updated: 'Updated' },
    empty: 'No tickets',
    emptyText: 'What customers write in Support appears here.',
    emptySearch: 'Nothing found',
    emptySearchText: 'Try other words or another status.',
    close: 'Close',
    reopen: 'Reopen',
    moved: 'Status changed',
    moveFailed: 'The status could not be changed. Try again.',
  },
  faq: {
    title: 'Frequently asked questions',
    time: {
      question: 'How long does it take to open a US company?',
      answer: ({ formation, ein }: { formation: string; ein: string }) =>
        `Opening: ${formation}. After that the EIN, the tax number of the company: ${ein}.`,
    },
    documents: {
      question: 'Which documents are needed?',
      answer:
        'An identity document and a proof of address of each owner, and what the company is going to do. If the state asks for more, you see it in your panel.',
    },
    travel: { question: 'Do I have to travel to the United States?', answer: 'No. Everything is done from Brazil.' },
    bank: {
      question: 'Can I have a US bank account?',
      answer:
        'Yes, it is possible. With the company open and the EIN at hand you apply for it; each bank decides for itself.',
    },
    taxes: {
      question: 'Which taxes does the company pay?',
      answer:
        'That depends on the structure of the company and on the state. This is general information, not legal or tax advice.',
    },
  },
  contacts: {
    title: 'Talk to us',
    chat: 'Live chat',
    chatOpen: 'Chat now',
    chatClosed: 'Closed now. Open a ticket and we answer here.',
    chatHours: ({ opens, closes }: { opens: number; closes: number }) => `Monday to Friday, ${opens}h to ${closes}h`,
    promise: ({ reply }: { reply: string }) => `We answer e-mails within ${reply}.`,
  },
  hours: {
    title: 'Opening hours',
    days: { week: 'Monday to Friday', saturday: 'Saturday', sunday: 'Sundays and holidays' },
    open: ({ opens, closes }: { opens: number; closes: number }) => `${opens}h to ${closes}h`,
    closed: 'Closed',
    zone: 'Brasília time.',
  },
}

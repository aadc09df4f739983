import type { TranslationOf } from '#rules/language/translation.ts'
import type { duties as portuguese } from './duties.pt-BR.ts'

export const duties: TranslationOf<typeof portuguese> = {
  intro: 'What the company has to file or pay, in the United States and in Brazil, with date, amount and source.',
  general: 'General information, not legal or tax advice.',
  loading: 'Loading the obligations',
  noCompany: 'No company yet',
  noCompanyText: 'Once your company is formed, its calendar appears here.',
  start: 'Open a company',
  missing: 'The date of formation is missing',
  missingText:
    'Dates count from the day on which the state formed the company. As soon as that day is recorded, the calendar appears here, without any guessed date.',
  basis: ({ type, state, day }) => `${type}, ${state}, formed on ${day}.`,
  fiscalYear: ({ month }) => `Fiscal year until ${month}.`,
  alertsOn: 'We tell you 60, 30, 7 and 1 day before each deadline, and when it has passed.',
  alertsOff: 'Your plan shows the calendar. Alerts by e-mail and in the panel come with the plans that have alerts.',
  list: 'Obligations by date',
  overdue: 'Overdue',
  undated: 'Without a set date',
  settled: ({ count }) => `Done and waived (${count})`,
  nothing: 'Nothing to do now',
  nothingText: 'This company has no open obligation.',
  open: ({ name }) => `See ${name}`,
  period: ({ year }) => `year ${year}`,
  strip: 'The next twelve months',
  today: 'today',
  inDays: ({ days }) => (days === 1 ? 'tomorrow' : `in ${days} days`),
  daysAgo: ({ days }) => (days === 1 ? 'yesterday' : `${days} days ago`),
  noAmount: 'no fee',
  unconfirmed: 'to be confirmed',
  moved: 'new date',
  depends: 'depends on your answer',
  atLeast: ({ amount }) => `from ${amount}`,
  tolerated: ({ day }) => `no penalty until ${day}`,
  unknownAmount: 'amount not confirmed',
  status: { open: 'Open', in_progress: 'In progress', done: 'Done', waived: 'Waived', overdue: 'Overdue' },
  countries: { us: 'USA', br: 'Brazil' },
  short: {
    state_report: 'State',
    state_first_steps: 'State',
    form_5472: '5472',
    form_5472_corporation: '5472',
    form_1065: '1065',
    form_1120: '1120',
    form_8804: '8804',
    form_8813: '8813',
    form_1040nr: '1040-NR',
    fbar: 'FBAR',
    be13: 'BE-13',
    registered_agent: 'Agent',
    irpf: 'IRPF',
    cbe: 'CBE',
  },
  card: {
    title: 'Obligation',
    gone: 'This obligation does not exist or is no longer yours.',
    due: 'Due on',
    announced: 'The authority has not announced the date yet. It appears here once it is confirmed.',
    lastAnnounced: ({ day }) => `The latest announced deadline was ${day}.`,
    late: 'If late',
    lateTotal: ({ total, fine }) => `${total} in total (${fine} penalty)`,
    fine: ({ fine }) => `Penalty of ${fine}`,
    fineRange: ({ from, to }) => `Penalty from ${from} to ${to}`,
    finePerPartner: ({ fine, months, most }) =>
      `Penalty of ${fine} per owner and month, for up to ${months} months: up to ${most} for this company`,
    fineWithInterest: ({ fine, percent }) => `Penalty of ${fine}, plus ${percent} a month on what is unpaid`,
    fineOfTax: ({ percent, least, most }) =>
      `Penalty of ${percent} of the tax a month, at least ${least} and at most ${most}`,
    unknownFine: 'No confirmed amount',
    owners: 'Owners it concerns',
    depends:
      'We do not know yet whether each owner is a US citizen or has a green card. Until you answer, this obligation stays: not filing may cost far more than checking.',
    why: 'Why it applies to you',
    todo: 'What to do',
    source: 'Source',
    noSource: 'No source recorded',
    checkedOn: ({ day }) => `Checked on ${day}.`,
    neverChecked: 'Not yet compared with its source.',
    unconfirmed:
      'This deadline has not been confirmed with the official source yet. Check with the authority or your agent.',
    moved: {
      fact: ({ before, now, at }) =>
        `It was ${before}, now it is ${now}. It changed on ${at} because the rule at the source changed.`,
      company: ({ before, now, at }) =>
        `It was ${before}, now it is ${now}. It changed on ${at} because the data of the company changed.`,
      extension: ({ before, now, at }) =>
        `It was ${before}, now it is ${now}. It changed on ${at} by the extension (Form 7004).`,
    },
    extended: ({ day }) => `Extended by Form 7004. Without it, the deadline was ${day}.`,
    mayExtend: ({ day }) =>
      `Form 7004, filed by the due date, moves this filing to ${day}. It does not extend a payment.`,
    byRule: 'It no longer concerns the company, by the rules and data of today.',
    since: ({ at }) => `since ${at}`,
  },
  actions: {
    done: 'Mark as done',
    progress: 'It is in progress',
    waive: 'Waive',
    reopen: 'Open again',
    extend: 'I have filed Form 7004',
    unextend: 'Undo the extension',
    receipt: 'Confirmation or receipt number',
    receiptHint: 'It stays with the obligation, so that you find it later.',
    document: 'Document of the company (optional)',
    reason: 'Why does it not apply?',
    reasonHint: 'For example: the company was closed, or the accountant confirmed it.',
    saved: 'Obligation updated',
    failed: 'The obligation could not be updated',
  },
  codes: {
    state_report: {
      why: ({ type, state, day }) =>
        `Your ${type} was formed on ${day} (${state}), and the state asks this of every company registered there.`,
      todo: 'File the report on the state’s site and pay the fee by the date. Keep the receipt: it proves that the company is in good standing.',
    },
    state_first_steps: {
      why: ({ type, state, day }) =>
        `The state (${state}) asks for this once, right after the formation; your ${type} was formed on ${day}.`,
      todo: 'File it with the state’s office once and keep the receipt.',
    },
    form_5472: {
      why: ({ type }) =>
        `Your ${type} has one owner, who is foreign for the US tax. It reports to the IRS what passed between company and owner, even without revenue.`,
      todo: 'Gather the year’s contributions, distributions and costs paid by the owner, complete Form 5472 with the pro forma 1120 and send it to the IRS by fax or mail.',
    },
    form_5472_corporation: {
      why: () => 'An owner who is foreign for the US tax holds 25% or more of the Corporation.',
      todo: 'Attach Form 5472 to Form 1120, one form for each related party with whom there was a transaction.',
    },
    form_1065: {
      why: ({ type, owners }) =>
        `Your ${type} has ${owners} owners, and for the US tax it is treated as a partnership.`,
      todo: 'File Form 1065 and give each owner a Schedule K-1. With income connected to the USA there is also withholding for foreign owners (8804).',
    },
    form_8804: {
      why: () =>
        'You answered that there was income taxed in the USA, and an owner is foreign: the company withholds the tax on that owner’s share.',
      todo: 'File Form 8804 with a Form 8805 for each foreign owner and give each one their copy, which goes with the 1040-NR.',
    },
    form_8813: {
      why: () =>
        'There is income taxed in the USA and a foreign owner: the tax withheld is paid during the year, in four parts.',
      todo: 'Work out the share of each foreign owner with the accountant and pay with Form 8813 by the date.',
    },
    form_1120: {
      why: () => 'Every Corporation files the federal return of the year, with or without profit.',
      todo: 'Close the books of the fiscal year, file Form 1120 and pay the tax by the date.',
    },
    form_1040nr: {
      why: () => 'You answered that there was income taxed in the USA: each foreign owner reports their own share.',
      todo: 'Each one files their own Form 1040-NR. An ITIN is needed for it; confirm the date with an accountant. Mark it as done once all have filed.',
    },
    fbar: {
      why: () =>
        'You answered that the company had accounts outside the USA of more than $10,000 in total on some day of the year.',
      todo: 'File the FBAR through BSA E-Filing. If you miss the date, the extension is automatic and needs no form.',
    },
    be13: {
      why: () =>
        'The company has a foreign owner: the US office of statistics (BEA) asks once about every new investment.',
      todo: 'Answer on the BEA’s site. Small companies only complete the short form, the Claim for Exemption. Keep the confirmation.',
    },
    registered_agent: {
      why: ({ state }) =>
        `The state (${state}) requires a registered agent with a street address there, and the year taken ends on the anniversary of the company.`,
      todo: 'Renew the agent or name another one before the date. Without an agent the state may dissolve the company.',
    },
    irpf: {
      why: () =>
        'An owner is tax resident in Brazil: the share in the company and accounts abroad belong into the Brazilian return.',
      todo: 'Report the share under Bens e Direitos and work out the profit of the controlled company under Law 14.754 with your accountant, who will ask for the company’s yearly financial statements in Brazilian standards.',
    },
    cbe: {
      why: () =>
        'You answered that an owner in Brazil has $1 million or more abroad on December 31, with joint goods counted whole.',
      todo: 'Every holder of joint goods declares. File the declaration on the site of the Banco Central by the date. The share in the US company counts too.',
    },
  },
  exempt: {
    title: 'What you do not have to file',
    boi: 'Not required: companies formed in the USA are exempt since 2025, and the exemption became final in 2026.',
    ny_transparency: 'Not required: the state’s law only concerns LLCs formed outside the USA.',
  },
  ask: {
    title: 'Ask your accountant',
    text: 'We could not confirm whether these concern your company. That is why they are not in the calendar.',
  },
  taxStatus: {
    title: 'Where each owner pays tax',
    text: 'What the company files in the US and in Brazil depends on it. If it changes, answer again.',
    missing:
      'It is still open where each owner pays tax and whether they have US citizenship or a green card. Some duties depend on it.',
    answer: 'Answer now',
    country: 'Country of tax residence',
    choose: 'Choose the country',
    usPerson: 'US citizenship or green card?',
    usPersonHint: 'An owner with either one does not count as foreign in the US, even while living in Brazil.',
    saved: 'Answers saved. The calendar already counts on them.',
    failed: 'The answers could not be saved',
  },
  questions: {
    title: 'Complete the calendar',
    text: 'Four questions that only you can answer. Without an answer, nothing is added.',
    assetsAbroad:
      'Does an owner who is tax resident in Brazil have $1 million or more abroad on December 31? Joint goods count whole.',
    foreignAccounts:
      'Did the company have accounts outside the USA of more than $10,000 in total on some day of the year?',
    usIncome: 'Did the company have income taxed in the USA this year?',
    employees: 'Does the company have employees in the USA?',
    yes: 'Yes',
    no: 'No',
    unknown: 'I do not know',
    employeesNote:
      'With employees there are payroll returns that this calendar does not cover. Talk to an accountant in the USA.',
    save: 'Save answers',
    saved: 'Answers saved. The calendar already counts with them.',
    failed: 'The answers could not be saved',
  },
  calendar: {
    title: 'In your own calendar',
    text: 'Take the deadlines to Google Calendar, Outlook or the calendar of your phone.',
    download: 'Download .ics file',
    make: 'Create private address',
    again: 'Create another address',
    revoke: 'Revoke address',
    what: 'calendar address',
    shown:
      'Copy it now: for safety this address is shown only once. Whoever has it sees the deadlines of this company.',
    active: ({ at }) => `There is an active address, created on ${at}.`,
    read: ({ at }) => `Last read on ${at}.`,
    never: 'No calendar has read it yet.',
    replaces: 'Creating another one, or changing your password, switches it off.',
    revoked: 'Address revoked',
    failed: 'The address could not be changed',
  },
  team: {
    intro: 'The deadlines of the companies that are with you or with the team, the nearest first.',
    caption: 'Obligations of the companies',
    filter: 'Filter obligations',
    filters: { soon: 'Next 60 days', overdue: 'Overdue', open: 'All open', unconfirmed: 'Facts to confirm' },
    columns: { duty: 'Obligation', company: 'Company', due: 'Due', amount: 'Amount', status: 'State' },
    empty: 'Nothing here',
    emptyText: 'No obligation in this filter.',
  },
}

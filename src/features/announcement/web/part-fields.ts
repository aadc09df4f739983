import type { AnnouncementId } from '#features/announcement/rules/rows.ts'
import type { announcement } from '#features/announcement/words/announcement.pt-BR.ts'

export type FieldName = keyof typeof announcement.fields
/** The kind of input of a field; a `day` may be closed, `hours` may not. */
export type FieldKind = 'text' | 'check' | 'number' | 'hours' | 'day' | 'span'
export type PartField = { field: FieldName; kind: FieldKind }

const of = (kind: FieldKind, ...fields: FieldName[]): PartField[] => fields.map((field) => ({ field, kind }))

/** The fields of each part's form, in this sequence. */
export const partFields: Readonly<Record<AnnouncementId, readonly PartField[]>> = {
  customers: [
    ...of('number', 'marketingCount', 'signUpCount', 'rating'),
    ...of('text', 'figureSource'),
    ...of('check', 'published'),
  ],
  hours: [...of('day', 'contactWeek', 'contactSaturday', 'contactSunday'), ...of('hours', 'chatWeek')],
  times: of('span', 'formation', 'ein', 'total', 'emailReply'),
}

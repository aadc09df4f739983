import { companyRecord } from '#features/registrations/contract/company-record.ts'
import { notes } from '#features/registrations/contract/notes.ts'
import { registrationActivity } from '#features/registrations/contract/registration-activity.ts'
import { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import { registrations } from '#features/registrations/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { assignAgent } from './assign-agent.ts'
import { assignMany } from './assign-many.ts'
import { openRecord } from './company-record/open-record.ts'
import { saveRecord } from './company-record/save-record.ts'
import { takeBackDissolution } from './company-record/take-back-dissolution.ts'
import { countRegistrations } from './count-registrations.ts'
import { exportRegistrations } from './export-registrations.ts'
import { listActivity } from './list-activity.ts'
import { listAgents } from './list-assignable-agents.ts'
import { listRegistrations } from './list-registrations.ts'
import { addNote } from './notes/add-note.ts'
import { listNotes } from './notes/list-notes.ts'
import { reactions } from './reactions.ts'
import { readDetail } from './read-detail.ts'
import { readRegistration } from './read-registration.ts'
import { setStatus } from './set-status.ts'
import { setStatusMany } from './set-status-many.ts'

export const feature: ServerFeature = {
  calls: {
    registrations: serve(
      { ...registrations, ...registrationsMany, ...registrationActivity },
      {
        list: listRegistrations,
        counts: countRegistrations,
        read: readRegistration,
        detail: readDetail,
        agents: listAgents,
        assign: assignAgent,
        setStatus,
        csv: exportRegistrations,
        assignMany,
        setStatusMany,
        activity: listActivity,
      },
    ),
    notes: serve(notes, {
      list: listNotes,
      add: addNote,
    }),
    companyRecord: serve(companyRecord, {
      save: saveRecord,
      takeBackDissolution,
      pdf: openRecord,
    }),
  },
  on: reactions,
}

import { people } from '#features/people/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { createPerson } from './create-person.ts'
import { disablePerson, enablePerson } from './disable-person.ts'
import { endSessions } from './end-sessions.ts'
import { listPeople } from './list-people.ts'
import { listSignIns } from './list-sign-ins.ts'
import { endPersonDevice, personDevices } from './person-devices.ts'
import { personRecords } from './person-records.ts'
import { reactions } from './reactions.ts'
import { readPerson } from './read-person.ts'
import { cancelFactorReset, resetFactor } from './reset-factor.ts'
import { savePerson } from './save-person.ts'
import { sendResetLink } from './send-reset-link.ts'
import { setRole } from './set-role.ts'

export const feature: ServerFeature = {
  calls: {
    people: serve(people, {
      resetFactor,
      cancelFactorReset,
      list: listPeople,
      read: readPerson,
      records: personRecords,
      signIns: listSignIns,
      devices: personDevices,
      endDevice: endPersonDevice,
      save: savePerson,
      sendReset: sendResetLink,
      disable: disablePerson,
      enable: enablePerson,
      create: createPerson,
      setRole,
      endSessions,
    }),
  },
  on: reactions,
}

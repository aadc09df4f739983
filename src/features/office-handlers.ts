import type { Handlers } from '#server/http/mount.ts'
import { agentWork } from './agents/server/agent-work.ts'
import { askHandover } from './agents/server/ask-handover.ts'
import { createAgent } from './agents/server/create-agent.ts'
import { acceptHandover, declineHandover } from './agents/server/decide-handover.ts'
import { handOver } from './agents/server/hand-over.ts'
import { listAgentOverview } from './agents/server/list-agents.ts'
import { listHandovers } from './agents/server/list-handovers.ts'
import { readAgent } from './agents/server/read-agent.ts'
import { saveAgent } from './agents/server/save-agent.ts'
import { readAnnouncement, saveAnnouncement } from './announcement/server/announcement.ts'
import { exportAudit } from './audit/server/export-audit.ts'
import { listAudit } from './audit/server/list-audit.ts'
import { readSeals } from './audit/server/read-seals.ts'
import { startCheck } from './audit/server/start-check.ts'
import { exportCommissions } from './commissions/server/export-commissions.ts'
import { listCommissions } from './commissions/server/list-commissions.ts'
import { payCommissions } from './commissions/server/pay-commissions.ts'
import { readEarnings } from './commissions/server/read-earnings.ts'
import { readMonths } from './commissions/server/read-months.ts'
import { changeRules, listRules } from './commissions/server/rules/change-rules.ts'
import { createRule } from './commissions/server/rules/create-rule.ts'
import { addWord } from './company-names/server/add-word.ts'
import { listNamingRules } from './company-names/server/list-rules.ts'
import { removeWord } from './company-names/server/remove-word.ts'
import { saveNamingRule } from './company-names/server/save-rule.ts'
import { readDashboard } from './dashboard/server/read-dashboard.ts'
import { addRequirement } from './documents/server/requirements/add-requirement.ts'
import { listRequirements } from './documents/server/requirements/list-requirements.ts'
import { orderRequirements } from './documents/server/requirements/order-requirements.ts'
import { saveRequirement } from './documents/server/requirements/save-requirement.ts'
import { listEdits } from './edits/server/list-edits.ts'
import { listFactsElsewhere, listFactsOfState } from './facts/server/list-facts.ts'
import { listStateRows } from './facts/server/list-state-rows.ts'
import { listRechecks } from './facts/server/rechecks/list-rechecks.ts'
import { markChecked } from './facts/server/rechecks/mark-checked.ts'
import { saveFact } from './facts/server/save-fact.ts'
import { readIntegrations } from './integrations/server/read-integrations.ts'
import { testFiles } from './integrations/server/test-files.ts'
import { testMail } from './integrations/server/test-mail.ts'
import { listFailedMails } from './mails/server/list-failed-mails.ts'
import { dismissFailedMail, retryFailedMail } from './mails/server/settle-failed-mail.ts'
import { arrangeServices } from './packages/server/arrange-packages.ts'
import { createService } from './packages/server/create-package.ts'
import { listServices } from './packages/server/list-packages.ts'
import { removeService } from './packages/server/remove-package.ts'
import { restoreService } from './packages/server/restore-package.ts'
import { saveService } from './packages/server/save-package.ts'
import { createPerson } from './people/server/create-person.ts'
import { disablePerson, enablePerson } from './people/server/disable-person.ts'
import { endSessions } from './people/server/end-sessions.ts'
import { listPeople } from './people/server/list-people.ts'
import { listSignIns } from './people/server/list-sign-ins.ts'
import { endPersonDevice, personDevices } from './people/server/person-devices.ts'
import { personRecords } from './people/server/person-records.ts'
import { readPerson } from './people/server/read-person.ts'
import { cancelFactorReset, resetFactor } from './people/server/reset-factor.ts'
import { savePerson } from './people/server/save-person.ts'
import { sendResetLink } from './people/server/send-reset-link.ts'
import { setRole } from './people/server/set-role.ts'
import { readSiteSettings, saveGeneral, saveSecurity, saveSeller } from './site-settings/server/save-settings.ts'
import { activateTemplate } from './workflows/server/templates/activate-template.ts'
import { addTemplate } from './workflows/server/templates/add-template.ts'
import { listTemplates } from './workflows/server/templates/list-templates.ts'
import { saveTemplate } from './workflows/server/templates/save-template.ts'

/** What only the office calls: people, figures, and whatever it edits. */
export const officeHandlers: Pick<
  Handlers,
  | 'people'
  | 'packages'
  | 'announcement'
  | 'agents'
  | 'officeDashboard'
  | 'failedMails'
  | 'integrations'
  | 'edits'
  | 'commissionRules'
  | 'siteSettings'
  | 'commissions'
  | 'audit'
  | 'facts'
  | 'rechecks'
  | 'namingRules'
  | 'documentRequirements'
  | 'workflowTemplates'
> = {
  integrations: { read: readIntegrations, testMail, testFiles },
  people: {
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
  },
  packages: {
    list: listServices,
    create: createService,
    save: saveService,
    remove: removeService,
    restore: restoreService,
    arrange: arrangeServices,
  },
  announcement: { read: readAnnouncement, save: saveAnnouncement },
  agents: {
    list: listAgentOverview,
    read: readAgent,
    create: createAgent,
    save: saveAgent,
    work: agentWork,
    handOver,
    requests: listHandovers,
    acceptHandover,
    declineHandover,
    askHandover,
  },
  officeDashboard: { read: readDashboard },
  failedMails: { list: listFailedMails, retry: retryFailedMail, dismiss: dismissFailedMail },
  edits: { list: listEdits },
  commissionRules: { list: listRules, change: changeRules, create: createRule },
  siteSettings: { read: readSiteSettings, saveGeneral, saveSeller, saveSecurity },
  commissions: {
    months: readMonths,
    earnings: readEarnings,
    list: listCommissions,
    export: exportCommissions,
    pay: payCommissions,
  },
  audit: { list: listAudit, export: exportAudit, seals: readSeals, check: startCheck },
  facts: { states: listStateRows, ofState: listFactsOfState, elsewhere: listFactsElsewhere, save: saveFact },
  rechecks: { list: listRechecks, mark: markChecked },
  namingRules: { list: listNamingRules, save: saveNamingRule, create: addWord, remove: removeWord },
  documentRequirements: {
    list: listRequirements,
    create: addRequirement,
    save: saveRequirement,
    order: orderRequirements,
  },
  workflowTemplates: {
    list: listTemplates,
    create: addTemplate,
    save: saveTemplate,
    activate: activateTemplate,
  },
}

import { createAgent } from '#server/features/accounts/create-agent.ts'
import { createPerson } from '#server/features/accounts/create-person.ts'
import { sendResetLink } from '#server/features/accounts/send-reset-link.ts'
import { agentWork } from '#server/features/agents/agent-work.ts'
import { askHandover } from '#server/features/agents/ask-handover.ts'
import { acceptHandover, declineHandover } from '#server/features/agents/decide-handover.ts'
import { handOver } from '#server/features/agents/hand-over.ts'
import { listAgentOverview } from '#server/features/agents/list-agents.ts'
import { listHandovers } from '#server/features/agents/list-handovers.ts'
import { readAgent } from '#server/features/agents/read-agent.ts'
import { saveAgent } from '#server/features/agents/save-agent.ts'
import { readAnnouncement, saveAnnouncement } from '#server/features/announcement/announcement.ts'
import { exportAudit } from '#server/features/audit/export-audit.ts'
import { listAudit } from '#server/features/audit/list-audit.ts'
import { readSeals } from '#server/features/audit/read-seals.ts'
import { startCheck } from '#server/features/audit/start-check.ts'
import { changeRules, listRules } from '#server/features/commission-rules/change-rules.ts'
import { createRule } from '#server/features/commission-rules/create-rule.ts'
import { exportCommissions } from '#server/features/commissions/export-commissions.ts'
import { listCommissions } from '#server/features/commissions/list-commissions.ts'
import { payCommissions } from '#server/features/commissions/pay-commissions.ts'
import { readEarnings } from '#server/features/commissions/read-earnings.ts'
import { readMonths } from '#server/features/commissions/read-months.ts'
import { addRequirement } from '#server/features/document-requirements/add-requirement.ts'
import { listRequirements } from '#server/features/document-requirements/list-requirements.ts'
import { orderRequirements } from '#server/features/document-requirements/order-requirements.ts'
import { saveRequirement } from '#server/features/document-requirements/save-requirement.ts'
import { listEdits } from '#server/features/edits/list-edits.ts'
import { listFactsElsewhere, listFactsOfState } from '#server/features/facts/list-facts.ts'
import { listStateRows } from '#server/features/facts/list-state-rows.ts'
import { saveFact } from '#server/features/facts/save-fact.ts'
import { listFailedMails } from '#server/features/failed-mails/list-failed-mails.ts'
import { dismissFailedMail, retryFailedMail } from '#server/features/failed-mails/settle-failed-mail.ts'
import { readIntegrations } from '#server/features/integrations/read-integrations.ts'
import { testFiles } from '#server/features/integrations/test-files.ts'
import { testMail } from '#server/features/integrations/test-mail.ts'
import { addWord } from '#server/features/naming-rules/add-word.ts'
import { listNamingRules } from '#server/features/naming-rules/list-rules.ts'
import { removeWord } from '#server/features/naming-rules/remove-word.ts'
import { saveNamingRule } from '#server/features/naming-rules/save-rule.ts'
import { readDashboard } from '#server/features/office-dashboard/read-dashboard.ts'
import { arrangeServices } from '#server/features/packages/arrange-services.ts'
import { createService } from '#server/features/packages/create-service.ts'
import { listServices } from '#server/features/packages/list-services.ts'
import { removeService } from '#server/features/packages/remove-service.ts'
import { restoreService } from '#server/features/packages/restore-service.ts'
import { saveService } from '#server/features/packages/save-service.ts'
import { disablePerson, enablePerson } from '#server/features/people/disable-person.ts'
import { endSessions } from '#server/features/people/end-sessions.ts'
import { listPeople } from '#server/features/people/list-people.ts'
import { listSignIns } from '#server/features/people/list-sign-ins.ts'
import { endPersonDevice, personDevices } from '#server/features/people/person-devices.ts'
import { personRecords } from '#server/features/people/person-records.ts'
import { readPerson } from '#server/features/people/read-person.ts'
import { cancelFactorReset, resetFactor } from '#server/features/people/reset-factor.ts'
import { savePerson } from '#server/features/people/save-person.ts'
import { setRole } from '#server/features/people/set-role.ts'
import { listRechecks } from '#server/features/rechecks/list-rechecks.ts'
import { markChecked } from '#server/features/rechecks/mark-checked.ts'
import {
  readSiteSettings,
  saveGeneral,
  saveSecurity,
  saveSeller,
} from '#server/features/site-settings/save-settings.ts'
import { activateTemplate } from '#server/features/workflow-templates/activate-template.ts'
import { addTemplate } from '#server/features/workflow-templates/add-template.ts'
import { listTemplates } from '#server/features/workflow-templates/list-templates.ts'
import { saveTemplate } from '#server/features/workflow-templates/save-template.ts'
import type { Handlers } from './mount.ts'

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

import { sql } from 'kysely'
import { erased } from '#features/privacy/rules/erasure.ts'
import { ofOrders, ofOrdersThrough } from '#features/registrations/server/of-orders.ts'
import { among, own, type PersonalData, type Rows } from '#server/personal-table.ts'

/** Rows of the tasks of the person's companies. */
const ofTasks: Rows = ({ id }) =>
  among(
    sql`t.task_id`,
    sql`select k.id from workflow_tasks k join usa_company_workflows w on w.id = k.workflow_id
      join business_registrations r on r.id = w.business_registration_id where r.user_id = ${id}`,
  )

export const personalData = {
  task_time_entries: {
    file: 'equipe-horas',
    about: {
      pt_BR: 'Só para a equipe: horas que você registrou.',
      en_US: 'For the team only: hours that you recorded.',
      es_ES: 'Solo para el equipo: horas que has registrado.',
    },
    columns: ['started_at', 'ended_at'],
    rows: own('agent_id'),
    erase: 'kept',
  },
  task_time_corrections: {
    file: 'equipe-horas-corrigidas',
    about: {
      pt_BR: 'Só para a equipe: correções de horas que você fez.',
      en_US: 'For the team only: corrections of hours that you made.',
      es_ES: 'Solo para el equipo: correcciones de horas que hiciste.',
    },
    columns: ['created_at', 'minutes', 'reason'],
    rows: own('corrected_by'),
    erase: { reason: erased.name },
    alsoErase: [ofTasks],
  },
  workflow_tasks: {
    file: 'etapas',
    about: {
      pt_BR: 'Etapas do trabalho em cada empresa.',
      en_US: 'Steps of the work on each company.',
      es_ES: 'Etapas del trabajo en cada empresa.',
    },
    columns: ['task_name', 'task_status', 'started_at', 'completed_at'],
    rows: ofOrdersThrough('workflow_id', 'usa_company_workflows'),
    erase: { notes: null, status_reason: null },
  },
  usa_company_workflows: {
    file: 'andamento',
    about: {
      pt_BR: 'Andamento do trabalho em cada empresa.',
      en_US: 'Progress of the work on each company.',
      es_ES: 'Avance del trabajo en cada empresa.',
    },
    columns: [
      'business_registration_id',
      'workflow_status',
      'estimated_completion_days',
      'actual_start_date',
      'actual_completion_date',
      'created_at',
    ],
    rows: ofOrders(),
    erase: 'special',
  },
  workflow_templates: 'impersonal',
} satisfies PersonalData

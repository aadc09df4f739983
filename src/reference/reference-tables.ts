import type { ReferenceTable } from './reference-table.ts'

export const companyTypes: ReferenceTable = {
  name: 'company_types',
  key: ['id'],
  columns: {
    id: 'text',
    name: 'text',
    label: 'text',
    description: 'text',
    typical_days: 'integer',
    base_price: 'integer',
  },
}

export const states: ReferenceTable = {
  name: 'states',
  key: ['id'],
  columns: {
    id: 'text',
    name: 'text',
    name_en: 'text',
    abbreviation: 'char(2)',
    aliases: 'text[]',
    popular: 'boolean',
    filing_office: 'text',
  },
}

export const packages: ReferenceTable = {
  name: 'packages',
  key: ['reference_key'],
  columns: {
    reference_key: 'text',
    name: 'text',
    description: 'text',
    price: 'integer',
    price_brl: 'integer',
    state_fee: 'integer',
    processing_time: 'text',
    features: 'text[]',
    recommended: 'boolean',
    alerts: 'boolean',
  },
  // A plan that an admin added may already have the name, or be the recommended one.
  wanted: `select g.reference_key, g.name, g.description, g.price, g.price_brl, g.state_fee, g.processing_time, g.features, g.alerts,
      g.recommended and not exists (
        select from packages p where p.deleted_at is null and p.recommended
          and p.reference_key is distinct from g.reference_key) as recommended
    from given g where not exists (
      select from packages p where p.deleted_at is null and lower(p.name) = lower(g.name)
        and p.reference_key is distinct from g.reference_key)`,
  kept: '(t.edited_at is not null or t.deleted_at is not null)',
}

export const extras: ReferenceTable = {
  name: 'extras',
  key: ['reference_key'],
  columns: {
    reference_key: 'text',
    name: 'text',
    description: 'text',
    price: 'integer',
    price_brl: 'integer',
    settles: 'text',
    passes_fee: 'boolean',
    recurs: 'boolean',
    dissolves: 'boolean',
    needs_ptin: 'boolean',
    position: 'integer',
  },
}

export const announcements: ReferenceTable = {
  name: 'announcements',
  key: ['id'],
  columns: { id: 'text', content: 'jsonb' },
}

export const facts: ReferenceTable = {
  name: 'facts',
  key: ['key'],
  columns: {
    key: 'text',
    scope: 'text',
    state_id: 'text',
    company_type_id: 'text',
    kind: 'text',
    name: 'text',
    amount: 'integer',
    value: 'jsonb',
    summary: 'text',
    sources: 'jsonb',
    checked_on: 'date',
    confidence: 'text',
  },
}

export const namingRules: ReferenceTable = {
  name: 'naming_rules',
  key: ['key'],
  columns: {
    key: 'text',
    kind: 'text',
    company_type_id: 'text',
    state_id: 'text',
    severity: 'text',
    value: 'jsonb',
    reason: 'text',
    sources: 'jsonb',
    checked_on: 'date',
    confidence: 'text',
  },
}

export const documentRequirements: ReferenceTable = {
  name: 'document_requirements',
  key: ['reference_key'],
  columns: {
    reference_key: 'text',
    company_type_id: 'text',
    document_type: 'text',
    name: 'text',
    description: 'text',
    per_owner: 'boolean',
    position: 'integer',
  },
}

const templateColumns = {
  reference_key: 'text',
  is_active: 'boolean',
  estimated_total_hours: 'numeric(7, 2)',
  tasks: 'jsonb',
}
export const workflowTemplates: ReferenceTable = {
  name: 'workflow_templates',
  key: ['reference_key'],
  columns: { ...templateColumns, company_type: 'text' },
  given: { ...templateColumns, company_type_id: 'text' },
  // By id, because an admin may have renamed the type; and only one template of a type is active.
  wanted: `select g.reference_key, c.name as company_type, g.estimated_total_hours, g.tasks,
      g.is_active and not exists (
        select from workflow_templates o where o.is_active and o.company_type = c.name
          and o.reference_key is distinct from g.reference_key) as is_active
    from given g join company_types c on c.id = g.company_type_id`,
}

const ruleColumns = {
  base_commission: 'integer',
  state_multiplier: 'numeric(5, 2)',
  complexity_bonus_percent: 'numeric(5, 4)',
  speed_bonus_percent: 'numeric(5, 4)',
  speed_threshold_days: 'integer',
  is_active: 'boolean',
  display_order: 'integer',
}
export const commissionRules: ReferenceTable = {
  name: 'commission_rules',
  key: ['company_type', 'state_code'],
  columns: { company_type: 'text', state_code: 'char(2)', ...ruleColumns },
  given: { company_type_id: 'text', state_id: 'text', ...ruleColumns },
  wanted: `select g.*, c.name as company_type, s.abbreviation as state_code
    from given g join company_types c on c.id = g.company_type_id join states s on s.id = g.state_id`,
}

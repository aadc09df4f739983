import type { Fill } from './size.ts'

// Papers that agents ask for by name, beside those of the catalogue.
const ownPapers = `(array['Contrato de aluguel', 'Certidão negativa', 'Comprovante bancário', 'Licença municipal', 'Declaração fiscal',
  'Procuração', 'Ata de reunião', 'Certificado digital', 'Extrato anual', 'Carta de referência'])`
const ownTypes = `(array['contract', 'certificate', 'banking_reference', 'license', 'tax_documentation',
  'other', 'formation', 'certificate', 'tax_documentation', 'banking_reference'])`

/** What agents work on: papers and workflows. One registration in eight has papers, four each. */
export const fillWork: Fill[] = [
  {
    table: 'documents',
    sql: `insert into documents (id, business_registration_id, requirement_id, owner_id, name, status, document_type, required,
        file_path, file_name, content_type, size_bytes, version, rejection_reason, uploaded_by, reviewed_by, reviewed_at,
        requested_by, due_on, created_at, updated_at)
      select pg_temp.uid('document', d), p.id, q.id, case when q.per_owner then pg_temp.uid('owner', n) end,
        coalesce(q.name, ${ownPapers}[own] || case when d % 3 = 0 then ' ' || d else '' end), paper_status,
        coalesce(q.document_type, ${ownTypes}[own]), q.id is not null,
        case when filed then 'documents/' || d end, case when filed then 'documento-' || d || '.pdf' end,
        case when filed then 'application/pdf' end, case when filed then 1000 + d % 900000 end, filed::int,
        case when paper_status = 'rejected' then 'A imagem está ilegível.' end, case when filed then user_id end,
        case when reviewed then agent_id end, case when reviewed then at + least(k * interval '9 hours', finish - at) end,
        case when q.id is null then agent_id end, case when q.id is null and d % 8 = 0 then at::date + 10 end, at + least(k * interval '1 hour', finish - at),
        at + least(k * interval '9 hours', finish - at)
      from clock, (
        select *, paper_status <> 'pending' as filed, paper_status in ('approved', 'rejected') as reviewed,
          1 + pg_temp.part(d, 23, 10) as own
        from (select p.*, k, n * 4 + k as d, (array['approved', 'rejected', 'submitted', 'pending'])
            [width_bucket(pg_temp.part(n * 4 + k, 22, 100), array[0, 70, 80, 90])] as paper_status
          from plan p, generate_series(0, 3) k where chosen or pg_temp.part(n, 21, 8) = 0) numbered) p
      left join (select *, row_number() over (partition by company_type_id order by position, name) as place
          from document_requirements where active) q on q.company_type_id = p.type_id and q.place = k and k > 0
      order by n, k`,
  },
  {
    table: 'document_versions',
    sql: `insert into document_versions (document_id, version, file_path, file_name, content_type, size_bytes, sha256, uploaded_by,
        created_at, reviewed_at, reviewed_by, rejection_reason)
      select id, version, file_path, file_name, content_type, size_bytes, encode(sha256(file_path::bytea), 'hex'), uploaded_by,
        created_at, reviewed_at, reviewed_by, rejection_reason
      from documents where file_path is not null order by created_at`,
  },
  {
    table: 'usa_company_workflows',
    sql: `insert into usa_company_workflows (id, business_registration_id, company_type, state_code, assigned_agent_id,
        estimated_completion_days, workflow_status, actual_start_date, actual_completion_date, created_at, updated_at)
      select pg_temp.uid('workflow', n), p.id, t.name, s.abbreviation, agent_id, 30,
        case when p.status = 'approved' then 'completed' else 'in_progress' end, at,
        case when p.status = 'approved' then at + least(interval '20 days', finish - at) end, at, at
      from clock, plan p join company_types t on t.id = type_id join states s on s.id = state_id
      where agent_id is not null and (chosen or pg_temp.part(n, 24, 20) = 0) order by n`,
  },
  {
    table: 'workflow_tasks',
    sql: `insert into workflow_tasks (id, workflow_id, task_name, task_description, task_order, estimated_hours, assigned_to,
        task_status, created_at, updated_at)
      select pg_temp.uid('task' || place, n), w.id, task ->> 'name', task ->> 'description', place,
        (task ->> 'estimated_hours')::numeric, agent_id, case w.workflow_status when 'completed' then 'completed' else 'pending' end,
        at, at
      from plan join usa_company_workflows w on w.id = pg_temp.uid('workflow', n)
        join workflow_templates t on t.company_type = w.company_type and t.is_active,
        jsonb_array_elements(t.tasks) with ordinality e (task, place) where place <= 4 order by n`,
  },
  {
    table: 'agent_commissions',
    sql: `insert into agent_commissions (id, agent_id, workflow_id, commission_date, subtotal, complexity_bonus, speed_bonus,
        total_commission, rule, is_paid, paid_at, created_at)
      select pg_temp.uid('commission', n), agent_id, w.id, w.actual_completion_date::date, 10000, 1000, 500, 11500, '{}',
        n % 4 > 0, case when n % 4 > 0 then w.actual_completion_date end, w.actual_completion_date
      from plan join usa_company_workflows w on w.id = pg_temp.uid('workflow', n)
      where w.workflow_status = 'completed' order by n`,
  },
]

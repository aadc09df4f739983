import type { Context } from '#server/context.ts'
import type { CompanyPlan } from './company-plan.ts'
import { aDocument } from './factories/document.ts'
import type { Owner } from './factories/owners.ts'
import type { Paper } from './papers.ts'
import type { StoredFiles } from './store-papers.ts'

type Of = { registrationId: string; owners: Owner[]; customerId: string; agentId: string | null; files: StoredFiles }

export async function writePapers(tx: Context, plan: CompanyPlan, of: Of): Promise<void> {
  for (const paper of plan.papers) {
    const file = of.files.get(paper.documentId)
    await aDocument(tx, of.registrationId, columns(paper, plan, of), file)
  }
}

function columns(paper: Paper, { times }: CompanyPlan, of: Of) {
  const required = paper.requirement !== null
  const reviewed = paper.status === 'approved' || paper.status === 'rejected'
  const created = required ? times.created : times.closed
  const changed = paper.file ? (required ? times.papersSent : times.closed) : created
  const owner = paper.ownerPosition === null ? undefined : of.owners[paper.ownerPosition]
  return {
    id: paper.documentId,
    requirement_id: paper.requirement?.id ?? null,
    owner_id: owner?.id ?? null,
    name: paper.name,
    description: paper.requirement?.description ?? null,
    status: paper.status,
    document_type: paper.type,
    ein_letter: paper.einLetter,
    required,
    rejection_reason: paper.rejection,
    uploaded_by: paper.file ? (required ? of.customerId : of.agentId) : null,
    reviewed_by: reviewed ? of.agentId : null,
    reviewed_at: reviewed ? (required ? times.papersReviewed : times.closed) : null,
    created_at: created,
    updated_at: changed,
  }
}

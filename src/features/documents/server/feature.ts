import { z } from 'zod'
import { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import { documents } from '#features/documents/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { addDocument } from './add-document.ts'
import { listDocuments } from './list-documents.ts'
import { downloadDocument, previewDocument } from './open-file.ts'
import { reactions } from './reactions.ts'
import { readDocument, registrationDocuments } from './read-documents.ts'
import { requestDocument } from './request-document.ts'
import { addRequirement } from './requirements/add-requirement.ts'
import { listRequirements } from './requirements/list-requirements.ts'
import { orderRequirements } from './requirements/order-requirements.ts'
import { saveRequirement } from './requirements/save-requirement.ts'
import { approveDocument, rejectDocument } from './review-document.ts'
import { tellApprovals } from './tell-approvals.ts'
import { uploadDocument } from './upload-document.ts'
import { zipDocuments } from './zip-documents.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'tell-approvals': { registrationId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    documents: serve(documents, {
      list: listDocuments,
      ofRegistration: registrationDocuments,
      read: readDocument,
      upload: uploadDocument,
      add: addDocument,
      request: requestDocument,
      approve: approveDocument,
      reject: rejectDocument,
      file: downloadDocument,
      preview: previewDocument,
      zip: zipDocuments,
    }),
    documentRequirements: serve(documentRequirements, {
      list: listRequirements,
      create: addRequirement,
      save: saveRequirement,
      order: orderRequirements,
    }),
  },
  on: reactions,
  jobs: {
    'tell-approvals': {
      payload: z.object({ registrationId: z.uuid() }),
      run: ({ context, payload }) => tellApprovals(context, payload),
    },
  },
}

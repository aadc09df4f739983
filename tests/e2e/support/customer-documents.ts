import type { Locator, Page } from '@playwright/test'
import { pdfOf } from '#demo/factories/pdf.ts'

export const IDENTITY = 'Documento de identidade'
export const ADDRESS = 'Comprovante de endereço'
export const PURPOSE = 'Objetivo da empresa'

export const aPdf = (name = 'comprovante.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfOf('Comprovante', ['Rua das Laranjeiras, 100']),
})

/** A document's table row, or its card on a phone. */
export const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('tabpanel')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: `Ver detalhes: ${name}` }) })

export const pick = (place: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  place.locator('input[type=file]').first().setInputFiles(file)

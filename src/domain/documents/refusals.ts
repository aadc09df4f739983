import { AppError, type ErrorCode } from '#domain/errors.ts'

// Why a file is not accepted, in words that say what to do about it.
const refusals = {
  wrong_kind: ['unsupported_file', 'Por favor, envie apenas arquivos PDF, JPEG ou PNG.'],
  too_large: ['too_large', 'O arquivo deve ter no máximo 10MB.'],
  damaged: ['unsafe_file', 'O arquivo está incompleto ou danificado. Gere-o de novo e envie outra vez.'],
  active_pdf: [
    'unsafe_file',
    'O PDF contém scripts, ações ou anexos. Use a opção "Imprimir" e "Salvar como PDF" e envie o novo arquivo.',
  ],
  encrypted_pdf: ['unsafe_file', 'O PDF está protegido por senha. Remova a proteção e envie de novo.'],
  bomb: ['unsafe_file', 'O arquivo fica grande demais ao ser aberto. Envie uma versão mais simples.'],
  too_many_pixels: ['unsafe_file', 'A imagem tem pontos demais. Reduza a resolução e envie de novo.'],
  extra_data: ['unsafe_file', 'O arquivo traz outros dados escondidos no fim. Gere-o de novo e envie outra vez.'],
  infected: ['unsafe_file', 'O antivírus encontrou um problema neste arquivo, que não foi guardado.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>

export type FileRefusal = keyof typeof refusals
export function fileRefused(why: FileRefusal): AppError {
  const [code, message] = refusals[why]
  return new AppError(code, { message })
}

import type { FieldProblem } from './field-problem.ts'
import { type RefusalReason, refusalReasons } from './refusal-reason.ts'

// All error codes of the product, each with its HTTP status and a text for the reader.
const catalog = {
  invalid: [400, 'Confira os campos destacados.'],
  malformed: [400, 'O pedido não pôde ser lido.'],
  unauthenticated: [401, 'Entre na sua conta para continuar.'],
  invalid_credentials: [401, 'Falha na autenticação. Por favor, verifique suas credenciais.'],
  second_step_over: [401, 'O tempo para digitar o código acabou. Entre de novo.'],
  account_disabled: [403, 'Esta conta está desativada. Fale com o suporte.'],
  forbidden: [403, 'Você não tem permissão para isso.'],
  password_change_required: [403, 'Crie uma nova senha para continuar.'],
  two_factor_required: [403, 'Ative a verificação em duas etapas para continuar.'],
  step_up_required: [403, 'Confirme que é você para continuar.'],
  email_unverified: [403, 'Confirme seu e-mail para baixar os documentos da empresa.'],
  not_while_acting: [403, 'Isso não pode ser feito enquanto você vê o produto como outra pessoa.'],
  foreign_origin: [403, 'O pedido veio de outro site e foi recusado.'],
  not_found: [404, 'Não encontramos o que você procura.'],
  method_not_allowed: [405, 'Este endereço não aceita esse tipo de pedido.'],
  conflict: [409, 'Os dados mudaram enquanto você editava. Recarregue e tente de novo.'],
  price_changed: [409, 'O preço mudou desde que você o viu. Confira o novo valor e envie o pedido de novo.'],
  order_paid: [409, 'Este pedido já foi pago. Para abrir outra empresa, comece um novo pedido.'],
  order_in_progress: [409, 'Nossa equipe já trabalha neste pedido. Fale com o suporte para mudá-lo.'],
  unpaid: [409, 'Este pedido ainda não foi pago.'],
  papers_missing: [
    409,
    'Faltam documentos obrigatórios. Só a administração pode aprovar assim, com um motivo que o cliente lê.',
  ],
  company_papers_missing: [
    409,
    'Faltam o documento de constituição ou a carta do EIN. Adicione-os, ou diga ao cliente quando cada um vem.',
  ],
  paper_refused: [409, 'Os dados ainda não permitem gerar este documento. Corrija os pontos indicados.'],
  status_refused: [409, 'Este status não pode ser escolhido agora.'],
  no_agent: [409, 'Um agente será atribuído ao seu processo em breve'],
  link_used: [410, 'Este link já foi usado. Peça um novo.'],
  link_expired: [410, 'Este link não vale mais. Peça um novo.'],
  too_large: [413, 'O conteúdo enviado é grande demais.'],
  unsupported_media_type: [415, 'Formato de envio não aceito.'],
  unsupported_file: [415, 'Por favor, envie apenas arquivos PDF, JPEG ou PNG.'],
  unsafe_file: [422, 'O arquivo não pôde ser aceito.'],
  wrong_password: [422, 'Senha atual incorreta'],
  wrong_code: [422, 'Código incorreto ou já usado'],
  account_not_created: [422, 'Erro ao criar conta'],
  weak_password: [422, 'Essa senha é fácil de adivinhar. Escolha outra.'],
  too_many_requests: [429, 'Muitas tentativas. Espere um pouco e tente de novo.'],
  internal: [500, 'Algo deu errado do nosso lado. Tente de novo em instantes.'],
  payment_unavailable: [503, 'Erro ao processar pagamento. Tente novamente.'],
  unavailable: [503, 'O serviço está voltando. Tente de novo em instantes.'],
  storage_full: [507, 'Não há espaço para guardar o arquivo agora. Tente de novo mais tarde.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof catalog
export const errorCodes = Object.keys(catalog) as ErrorCode[]
export const statusOf = (code: ErrorCode): number => catalog[code][0]
export const textOf = (code: ErrorCode): string => catalog[code][1]

/** Path of a field (`owners.0.email`) → its problem. */
export type FieldErrors = Record<string, FieldProblem>

/** One of several reasons for a refusal, and the place where it can be fixed. */
type Problem = { code: string; place: string; about: string | null }
type More = {
  reason?: RefusalReason
  fields?: FieldErrors
  retryAfterSeconds?: number
  problems?: readonly Problem[]
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly reason: RefusalReason | undefined
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** Why a paper cannot be generated, and where each reason can be fixed. */
  readonly problems: readonly Problem[] | undefined

  constructor(code: ErrorCode, more: More = {}) {
    super(more.reason ? refusalReasons[more.reason] : textOf(code))
    this.name = 'AppError'
    this.code = code
    this.reason = more.reason
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.problems = more.problems
  }
}

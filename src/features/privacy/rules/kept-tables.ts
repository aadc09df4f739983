import type { DataGroup } from './data-groups.ts'

/** The group of a table and, for each description on /privacidade, the columns that it covers. */
type KeptTable = readonly [group: DataGroup, said: Readonly<Record<string, string>>]

/**
 * Every table with personal data and how /privacidade describes its columns. `tests/api/privacy-page.test.ts` compares it with the
 * tables of export and erasure, and fails for a table or column that is missing here (G263).
 */
export const keptTables = {
  profiles: [
    'account',
    {
      nome: 'name',
      'e-mail': 'email email_verified',
      telefone: 'phone',
      região: 'region',
      foto: 'image',
      'função na plataforma': 'role',
    },
  ],
  credentials: ['account', { 'senha, guardada de forma que ninguém a lê': 'created_at updated_at' }],
  user_preferences: [
    'account',
    {
      'idioma e fuso horário': 'language time_zone',
      'avisos que você escolheu receber':
        'email_notifications sms_notifications document_notifications payment_notifications',
    },
  ],
  consents: [
    'account',
    { 'versões dos termos e desta política que você aceitou': 'document version accepted_at withdrawn_at' },
  ],
  email_changes: ['account', { 'troca de e-mail em andamento': 'new_email approved_at confirmed_at' }],
  account_tokens: ['account', { 'links de uso único que enviamos': 'purpose new_email used_at' }],
  data_exports: ['account', { 'pedidos de cópia dos seus dados': 'state ready_at size_bytes' }],
  sessions: [
    'access',
    { 'endereço IP': 'ip_address', 'navegador e aparelho': 'user_agent', 'datas e horas de acesso': 'last_active_at' },
  ],
  access_records: ['access', { 'endereço IP': 'ip_address', 'datas e horas de acesso': 'at' }],
  known_devices: ['access', { 'navegadores que você já usou': 'first_seen_at last_seen_at' }],
  two_factors: ['access', { 'verificação em duas etapas': 'verified locked_until reset_due_at' }],
  passkeys: ['access', { 'chaves de acesso, com nome e último uso': 'name last_used_at reset_due_at' }],
  verifications: ['access', { 'confirmações em andamento': 'expires_at' }],
  rate_limits: ['access', { 'contagem de pedidos recentes': 'key hits resets_at' }],
  live_events: ['access', { 'sinais para páginas abertas': 'event' }],
  audit_log: ['access', { 'registro de segurança: o que foi feito com a sua conta e por quem': 'action at' }],
  user_impersonations: ['access', { 'acessos da equipe à sua conta, com o motivo': 'reason ended_at' }],
  business_registrations: [
    'company',
    {
      'nomes escolhidos para a empresa': 'company_name alternative_names',
      'atividade e finalidade': 'business_purpose industry',
      'tipo e estado': 'company_type_id state_id',
      'situação do pedido': 'paid_at approved_at',
    },
  ],
  filing_details: [
    'company',
    {
      'dados do registro: nome, administração, endereços, responsável, ações, exercício fiscal e atividade':
        'legal_name management principal_office mailing_address responsible_owner_id responsible_has_tax_id authorized_shares par_value fiscal_year_end main_activity product_line',
    },
  ],
  company_records: [
    'company',
    {
      'número de registro, EIN, datas e agente registrado':
        'filed_on file_number formed_on ss4_sent_on ein ein_on registered_agent dissolved_on taken_back_dissolved_on taken_back_reason taken_back_at',
    },
  ],
  process_status_history: ['company', { 'situação do pedido': 'old_status new_status reason' }],
  wizard_drafts: ['company', { 'rascunho do cadastro, com o que você já escreveu': 'step data' }],
  order_keys: ['company', { 'marcas que evitam pedidos repetidos': 'key' }],
  usa_company_workflows: [
    'company',
    { 'andamento do trabalho': 'workflow_status estimated_completion_days actual_start_date actual_completion_date' },
  ],
  workflow_tasks: ['company', { 'andamento do trabalho': 'task_name task_status started_at completed_at' }],
  business_owners: [
    'owners',
    {
      nome: 'first_name last_name',
      'e-mail': 'email',
      telefone: 'phone',
      endereço: 'country street city state zip_code',
      'CPF ou número do passaporte': 'identity_number',
      'país de residência fiscal': 'tax_country',
      'resposta sobre cidadania americana ou green card': 'us_person',
      'participação na empresa': 'ownership_percentage',
    },
  ],
  edits: ['owners', { 'mudanças nesses dados depois do pedido': 'edited_at changes' }],
  documents: [
    'documents',
    {
      'documentos de identidade, comprovantes de endereço e outros que o processo pede':
        'name description due_on example document_type required file_name version',
      'análise de cada documento': 'rejection_reason reviewed_at',
    },
  ],
  document_versions: [
    'documents',
    {
      'documentos de identidade, comprovantes de endereço e outros que o processo pede':
        'document_id version file_name content_type size_bytes',
      'análise de cada documento': 'reviewed_at rejection_reason',
    },
  ],
  duties: [
    'duties',
    {
      'calendário de obrigações, com valores, recibos e situação':
        'code kind period due_on statutory_on tolerated_until extended amount at_least depends_on receipt document_id reason',
    },
  ],
  duty_answers: [
    'duties',
    {
      'respostas sobre bens e contas no exterior, renda nos EUA e empregados':
        'assets_abroad foreign_accounts us_income employees',
    },
  ],
  calendar_addresses: ['duties', { 'endereço de agenda, com a última leitura': 'read_at' }],
  payments: [
    'payments',
    {
      'valores, datas, forma e situação de cada pagamento':
        'amount plan_price state_fee currency payment_status payment_method refunded_amount disputed_at paid_at',
      'desistências no prazo da lei': 'withdrawn_at',
      'o que foi mostrado antes de pagar': 'quote',
    },
  ],
  refunds: [
    'payments',
    {
      'reembolsos, com motivo e decisão':
        'payment_id asked_at ground stage price_percent state_fee_percent price_cents state_fee_cents amount reason decided_at decision_reason paid_at',
    },
  ],
  purchases: ['payments', { 'serviços e mudanças de plano': 'kind quote price state_fee paid_at receipt document_id' }],
  payment_customers: ['payments', { 'o seu cadastro no prestador de pagamento, que guarda os cartões': 'created_at' }],
  payment_events: ['payments', { 'mensagens do prestador sobre os pagamentos': 'type received_at processed_at' }],
  test_payment_sessions: ['payments', { 'pagamentos de teste': 'amount currency state paid refunded_amount' }],
  renewal_notices: ['payments', { 'renovações avisadas e paradas': 'due_on days told_at' }],
  renewal_stops: ['payments', { 'renovações avisadas e paradas': 'because new_agent since stopped_at' }],
  ratings: [
    'conversations',
    {
      'avaliações que você deu, com frase, primeiro nome e cidade só se deixar publicar':
        'asked_at reminded_at score sentence publish first_name city answered_at changed_at withdrawn_at',
      'resposta da equipe à avaliação e motivo de não publicar': 'reply replied_at hidden_at hidden_reason',
    },
  ],
  rating_decisions: [
    'conversations',
    { 'resposta da equipe à avaliação e motivo de não publicar': 'kind words decided_at' },
  ],
  messages: ['conversations', { 'mensagens do painel': 'message read read_at' }],
  message_attachments: ['conversations', { 'mensagens do painel': 'message_id document_id' }],
  support_tickets: ['conversations', { chamados: 'subject type message' }],
  support_replies: ['conversations', { chamados: 'ticket_id from_staff message' }],
  contact_messages: [
    'conversations',
    { 'formulário de contato: nome, e-mail, telefone, assunto e mensagem': 'nome email telefone assunto mensagem' },
  ],
  contact_replies: ['conversations', { 'respostas ao formulário': 'contact_message_id message' }],
  notifications: ['conversations', { 'avisos do painel': 'title message facts read' }],
  outbox_mails: ['conversations', { 'e-mails enviados: tipo e hora': 'template sent_at' }],
  registration_notes: ['team', { 'notas internas': 'created_at' }],
  answer_templates: ['team', { 'modelos de resposta': 'kind title body' }],
  handover_requests: ['team', { 'trocas de agente': 'decided_at decision_reason' }],
  task_time_entries: ['team', { 'horas de trabalho': 'started_at ended_at' }],
  task_time_corrections: ['team', { 'horas de trabalho': 'minutes reason' }],
  agent_commissions: [
    'team',
    {
      comissões: 'commission_date subtotal complexity_bonus speed_bonus total_commission reverses_id is_paid paid_at',
    },
  ],
} as const satisfies Record<string, KeptTable>

/** Technical columns, such as ids, timestamps and statuses, which /privacidade does not describe. */
export const recordColumns: ReadonlySet<string> = new Set(
  'id created_at updated_at expires_at business_registration_id status status_at two_factor_enabled password_changed_at'.split(
    ' ',
  ),
)

/** The descriptions of a group's data without duplicates, in the order of the tables. */
export const keptIn = (group: DataGroup): string[] => [
  ...new Set(Object.values<KeptTable>(keptTables).flatMap(([of, said]) => (of === group ? Object.keys(said) : []))),
]

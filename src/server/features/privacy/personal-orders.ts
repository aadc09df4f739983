import { openIdentityNumber } from '#server/keys/identity-number.ts'
import { ofDocuments, ofOrders, ofPayments, ofSeenDocuments, own, type PersonalTables, seen } from './personal-table.ts'

/** Companies, what belongs to them, and what people of the team did for them (personal-data.ts). */
export const orderTables: PersonalTables<
  | 'wizard_drafts'
  | 'order_keys'
  | 'document_versions'
  | 'documents'
  | 'company_records'
  | 'filing_details'
  | 'business_owners'
  | 'process_status_history'
  | 'answer_templates'
  | 'test_payment_sessions'
  | 'payment_customers'
  | 'payment_events'
  | 'refunds'
  | 'payments'
  | 'business_registrations'
> = {
  wizard_drafts: {
    file: 'rascunho',
    about: 'Cadastro de empresa que você começou e não enviou.',
    columns: ['created_at', 'updated_at', 'expires_at', 'step', 'data'],
    rows: own('user_id'),
    erase: 'rows',
  },
  order_keys: {
    file: 'chaves-de-pedido',
    about: 'Marcas que evitam que o mesmo pedido seja feito duas vezes.',
    columns: ['key', 'business_registration_id', 'created_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  document_versions: {
    file: 'documentos-versoes',
    about: 'Cada arquivo de cada documento. Os arquivos estão na pasta arquivos.',
    columns: [
      'document_id',
      'version',
      'created_at',
      'file_name',
      'content_type',
      'size_bytes',
      'reviewed_at',
      'rejection_reason',
    ],
    // Papers that the customer does not see are the team's own, like its notes (G114).
    rows: ofSeenDocuments,
    erase: 'rows',
    alsoErase: [ofDocuments],
  },
  documents: {
    file: 'documentos',
    about: 'Documentos de cada empresa e a situação de cada um.',
    columns: [
      'id',
      'business_registration_id',
      'created_at',
      'name',
      'description',
      'due_on',
      'example',
      'document_type',
      'status',
      'required',
      'file_name',
      'version',
      'rejection_reason',
      'reviewed_at',
    ],
    rows: seen,
    erase: 'rows',
    alsoErase: [ofOrders()],
  },
  company_records: {
    file: 'empresas-registro',
    about:
      'O que o estado e a receita dos EUA deram a cada empresa: número de registro, EIN, datas e agente registrado.',
    columns: [
      'business_registration_id',
      'filed_on',
      'file_number',
      'formed_on',
      'ss4_sent_on',
      'ein',
      'ein_on',
      'registered_agent',
      'dissolved_on',
      'updated_at',
    ],
    rows: ofOrders(),
    erase: 'rows',
  },
  filing_details: {
    file: 'empresas-dados-de-registro',
    about: 'O que os registros de cada empresa precisam além do pedido.',
    columns: [
      'business_registration_id',
      'legal_name',
      'management',
      'principal_office',
      'mailing_address',
      'responsible_owner_id',
      'responsible_has_tax_id',
      'authorized_shares',
      'par_value',
      'fiscal_year_end',
      'main_activity',
      'product_line',
      'updated_at',
    ],
    rows: ofOrders(),
    erase: 'rows',
  },
  business_owners: {
    file: 'socios',
    about: 'Sócios que você informou.',
    columns: [
      'id',
      'business_registration_id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'country',
      'street',
      'city',
      'state',
      'zip_code',
      'tax_country',
      'us_person',
      'ownership_percentage',
      'created_at',
    ],
    sealed: { identity_number: { column: 'identity_number_sealed', open: openIdentityNumber } },
    rows: ofOrders(),
    erase: 'rows',
  },
  process_status_history: {
    file: 'historico-das-empresas',
    about: 'Mudanças de situação de cada empresa.',
    columns: ['business_registration_id', 'created_at', 'old_status', 'new_status', 'reason'],
    rows: ofOrders(),
    erase: { reason: null },
  },
  answer_templates: {
    file: 'equipe-modelos',
    about: 'Só para a equipe: modelos de resposta que você guardou.',
    columns: ['kind', 'title', 'body', 'created_at', 'updated_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  test_payment_sessions: {
    file: 'pagamentos-de-teste',
    about: 'Pagamentos feitos com o prestador de teste.',
    columns: ['created_at', 'amount', 'currency', 'state', 'paid', 'refunded_amount'],
    rows: ofOrders(),
    erase: { items: '[]' },
  },
  payment_customers: {
    file: 'pagamentos-cadastro',
    about: 'Seu cadastro no prestador de pagamento, que guarda os seus cartões. Apagar a conta também o apaga lá.',
    columns: ['created_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  payment_events: {
    file: 'pagamentos-avisos',
    about: 'Avisos do prestador de pagamento sobre os seus pagamentos.',
    columns: ['type', 'received_at', 'processed_at'],
    rows: ofPayments,
    erase: 'special',
  },
  refunds: {
    file: 'reembolsos',
    about: 'Reembolsos que você pediu ou recebeu, em centavos de dólar, e o que foi decidido.',
    columns: [
      'payment_id',
      'asked_at',
      'stage',
      'price_percent',
      'state_fee_percent',
      'price_cents',
      'state_fee_cents',
      'amount',
      'reason',
      'status',
      'decided_at',
      'decision_reason',
      'paid_at',
    ],
    rows: ofPayments,
    erase: { reason: null, decision_reason: null },
  },
  payments: {
    file: 'pagamentos',
    about: 'Pagamentos, em centavos de dólar, com o que foi mostrado antes de pagar.',
    columns: [
      'business_registration_id',
      'created_at',
      'amount',
      'plan_price',
      'state_fee',
      'currency',
      'payment_status',
      'payment_method',
      'refunded_amount',
      'disputed_at',
      'paid_at',
      'quote',
    ],
    rows: ofOrders(),
    erase: 'special',
  },
  business_registrations: {
    file: 'empresas',
    about: 'Empresas que você pediu para abrir.',
    columns: [
      'id',
      'created_at',
      'company_name',
      'alternative_names',
      'business_purpose',
      'industry',
      'company_type_id',
      'state_id',
      'status',
      'paid_at',
      'approved_at',
    ],
    names: { agente: 'assigned_agent_id' },
    rows: own('user_id'),
    erase: 'special',
  },
}

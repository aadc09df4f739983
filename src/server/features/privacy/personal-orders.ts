import { erased } from '#domain/accounts/erasure.ts'
import { openIdentityNumber } from '#server/keys/identity-number.ts'
import {
  ofDocuments,
  ofOrders,
  ofPayments,
  ofSeenDocuments,
  ofWorkflows,
  own,
  type PersonalTables,
  seen,
} from './personal-table.ts'

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
  | 'registration_notes'
  | 'handover_requests'
  | 'task_time_entries'
  | 'agent_commissions'
  | 'workflow_tasks'
  | 'usa_company_workflows'
  | 'test_payment_sessions'
  | 'payment_customers'
  | 'payment_events'
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
      'file_number',
      'formed_on',
      'ein',
      'ein_on',
      'registered_agent',
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
  registration_notes: {
    file: 'equipe-notas',
    about: 'Só para a equipe: notas internas que você escreveu sobre processos.',
    // Without the text, which is about a customer.
    columns: ['created_at'],
    rows: own('author_id'),
    // What was written about a customer goes with the customer's orders; what the person wrote about others stays with the team.
    erase: 'special',
  },
  handover_requests: {
    file: 'equipe-trocas-de-agente',
    about: 'Só para a equipe: pedidos seus para passar um processo a outro agente.',
    columns: ['created_at', 'status', 'decided_at', 'decision_reason'],
    rows: own('from_agent_id'),
    erase: { reason: erased.name, decision_reason: null },
    alsoErase: [ofOrders()],
  },
  task_time_entries: {
    file: 'equipe-horas',
    about: 'Só para a equipe: horas que você registrou.',
    columns: ['started_at', 'ended_at'],
    rows: own('agent_id'),
    erase: 'kept',
  },
  agent_commissions: {
    file: 'equipe-comissoes',
    about: 'Só para a equipe: comissões que você ganhou, em centavos de dólar.',
    columns: [
      'commission_date',
      'subtotal',
      'complexity_bonus',
      'speed_bonus',
      'total_commission',
      'is_paid',
      'paid_at',
    ],
    rows: own('agent_id'),
    erase: 'kept',
  },
  workflow_tasks: {
    file: 'etapas',
    about: 'Etapas do trabalho em cada empresa.',
    columns: ['task_name', 'task_status', 'started_at', 'completed_at'],
    rows: ofWorkflows,
    erase: { notes: null },
  },
  usa_company_workflows: {
    file: 'andamento',
    about: 'Andamento do trabalho em cada empresa.',
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

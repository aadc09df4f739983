import { sql } from 'kysely'
import { erased } from '#features/privacy/rules/erasure.ts'
import { own, type PersonalTables } from './personal-table.ts'

/** Tables of the account itself: sign-in, devices, preferences and consents (personal-data.ts). */
export const accountTables: PersonalTables<
  | 'sessions'
  | 'access_records'
  | 'known_devices'
  | 'credentials'
  | 'two_factors'
  | 'account_tokens'
  | 'verifications'
  | 'email_changes'
  | 'rate_limits'
  | 'user_preferences'
  | 'consents'
  | 'user_impersonations'
  | 'data_exports'
  | 'live_events'
  | 'audit_log'
  | 'profiles'
> = {
  sessions: {
    file: 'sessoes',
    about: 'Aparelhos em que a sua conta está aberta, com endereço IP e navegador.',
    columns: ['created_at', 'last_active_at', 'expires_at', 'ip_address', 'user_agent'],
    // The session of an impersonation is excluded: it holds the superadmin's IP address.
    rows: ({ id }) => sql`t.user_id = ${id} and t.impersonation_id is null`,
    erase: 'rows',
    alsoErase: [
      own('user_id'),
      ({ id }) => sql`t.impersonation_id = any(array(select id from user_impersonations where superadmin_id = ${id}))`,
    ],
  },
  access_records: {
    file: 'registros-de-acesso',
    about: 'Quando e de qual endereço IP a sua conta foi aberta, nos últimos seis meses.',
    columns: ['at', 'ip_address'],
    rows: own('user_id'),
    // The law requires them for six months (Marco Civil da Internet, art. 15); the erased account no longer identifies the person.
    erase: 'kept',
  },
  known_devices: {
    file: 'aparelhos-conhecidos',
    about: 'Quando cada navegador entrou na sua conta pela primeira e pela última vez.',
    columns: ['first_seen_at', 'last_seen_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  credentials: {
    file: 'senha',
    about: 'Quando a sua senha foi criada e trocada. A senha em si ninguém consegue ler.',
    columns: ['created_at', 'updated_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  two_factors: {
    file: 'verificacao-em-duas-etapas',
    about: 'Se a verificação em duas etapas está ligada.',
    columns: ['verified', 'locked_until', 'reset_due_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  account_tokens: {
    file: 'links-enviados',
    about: 'Links de uso único que enviamos a você, sem os links.',
    columns: ['purpose', 'new_email', 'created_at', 'expires_at', 'used_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  verifications: {
    file: 'verificacoes',
    about: 'Confirmações em andamento.',
    columns: ['created_at', 'expires_at'],
    rows: ({ id }) => sql`position(${id}::text in t.value) > 0`,
    erase: 'rows',
  },
  email_changes: {
    file: 'troca-de-e-mail',
    about: 'Troca de e-mail que ainda espera confirmação.',
    columns: ['new_email', 'approved_at', 'confirmed_at', 'created_at', 'expires_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  rate_limits: {
    file: 'limites-de-uso',
    about: 'Contagem recente de pedidos, que protege a sua conta de abusos.',
    columns: ['key', 'hits', 'resets_at'],
    rows: ({ id }) => sql`position(${id}::text in t.key) > 0`,
    erase: 'rows',
  },
  user_preferences: {
    file: 'preferencias',
    about: 'Idioma, fuso horário e avisos que você escolheu.',
    columns: [
      'email_notifications',
      'sms_notifications',
      'document_notifications',
      'payment_notifications',
      'language',
      'time_zone',
      'updated_at',
    ],
    rows: own('user_id'),
    erase: 'rows',
  },
  consents: {
    file: 'consentimentos',
    about: 'Versões dos termos e da política de privacidade que você aceitou ou deixou de aceitar, e quando.',
    columns: ['document', 'version', 'accepted_at', 'withdrawn_at'],
    rows: own('user_id'),
    // The rows stay as proof of consent; the erased account no longer identifies the person.
    erase: 'kept',
  },
  user_impersonations: {
    file: 'acessos-da-equipe',
    about: 'Quando alguém da equipe viu o produto como você, e por quê.',
    columns: ['created_at', 'ended_at', 'reason'],
    names: { quem: 'superadmin_id' },
    rows: own('impersonated_user_id'),
    erase: { reason: erased.name },
  },
  data_exports: {
    file: 'pedidos-de-dados',
    about: 'Pedidos de cópia dos seus dados.',
    columns: ['created_at', 'state', 'ready_at', 'expires_at', 'size_bytes'],
    rows: own('user_id'),
    erase: 'rows',
  },
  live_events: {
    file: 'atualizacoes-ao-vivo',
    about: 'Sinais das últimas 24 horas para as páginas que você tinha abertas.',
    columns: ['created_at', 'event'],
    rows: own('user_id'),
    erase: 'rows',
  },
  audit_log: {
    file: 'registro-de-seguranca',
    about: 'O que foi feito com a sua conta ou por meio dela.',
    columns: ['at', 'action'],
    names: { pela_equipe: 'impersonator_id' },
    rows: ({ id }) => sql`(t.actor_id = ${id} or (t.subject_type = 'account' and t.subject_id = ${id}::text))`,
    // The audit log contains only ids, and the application cannot delete from it.
    erase: 'kept',
  },
  profiles: {
    file: 'conta',
    about: 'A sua conta.',
    columns: [
      'id',
      'created_at',
      'name',
      'email',
      'email_verified',
      'phone',
      'region',
      'image',
      'role',
      'two_factor_enabled',
      'password_changed_at',
    ],
    rows: own('id'),
    erase: 'special',
  },
}

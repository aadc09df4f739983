import { sql } from 'kysely'
import { own, type PersonalData } from '#server/personal-table.ts'

export const personalData = {
  sessions: {
    file: 'sessoes',
    about: {
      pt_BR: 'Aparelhos em que a sua conta está aberta, com endereço IP e navegador.',
      en_US: 'Devices on which your account is open, with IP address and browser.',
      es_ES: 'Dispositivos en los que tu cuenta está abierta, con dirección IP y navegador.',
    },
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
    about: {
      pt_BR: 'Quando e de qual endereço IP a sua conta foi aberta, nos últimos seis meses.',
      en_US: 'When and from which IP address your account was opened, in the last six months.',
      es_ES: 'Cuándo y desde qué dirección IP se abrió tu cuenta, en los últimos seis meses.',
    },
    columns: ['at', 'ip_address'],
    rows: own('user_id'),
    // The law requires them for six months (Marco Civil da Internet, art. 15); the erased account no longer identifies the person.
    erase: 'kept',
  },
  known_devices: {
    file: 'aparelhos-conhecidos',
    about: {
      pt_BR: 'Quando cada navegador entrou na sua conta pela primeira e pela última vez.',
      en_US: 'When each browser first and last signed in to your account.',
      es_ES: 'Cuándo entró cada navegador en tu cuenta por primera y por última vez.',
    },
    columns: ['first_seen_at', 'last_seen_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  credentials: {
    file: 'senha',
    about: {
      pt_BR: 'Quando a sua senha foi criada e trocada. A senha em si ninguém consegue ler.',
      en_US: 'When your password was created and changed. Nobody can read the password itself.',
      es_ES: 'Cuándo se creó y se cambió tu contraseña. Nadie puede leer la contraseña.',
    },
    columns: ['created_at', 'updated_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  two_factors: {
    file: 'verificacao-em-duas-etapas',
    about: {
      pt_BR: 'Se a verificação em duas etapas está ligada.',
      en_US: 'Whether two-step verification is on.',
      es_ES: 'Si la verificación en dos pasos está activada.',
    },
    columns: ['verified', 'locked_until', 'reset_due_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  passkeys: {
    file: 'chaves-de-acesso',
    about: {
      pt_BR: 'As suas chaves de acesso, com nome e último uso. A parte secreta fica só no seu aparelho.',
      en_US: 'Your passkeys, with name and last use. Their secret part stays on your device.',
      es_ES: 'Tus llaves de acceso, con nombre y último uso. Su parte secreta queda solo en tu dispositivo.',
    },
    columns: ['name', 'created_at', 'last_used_at', 'reset_due_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  passkey_challenges: 'impersonal',
  account_tokens: {
    file: 'links-enviados',
    about: {
      pt_BR: 'Links de uso único que enviamos a você, sem os links.',
      en_US: 'Single-use links that we sent you, without the links.',
      es_ES: 'Enlaces de un solo uso que te hemos enviado, sin los enlaces.',
    },
    columns: ['purpose', 'new_email', 'created_at', 'expires_at', 'used_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  verifications: {
    file: 'verificacoes',
    about: {
      pt_BR: 'Confirmações em andamento.',
      en_US: 'Confirmations under way.',
      es_ES: 'Confirmaciones en curso.',
    },
    columns: ['created_at', 'expires_at'],
    rows: ({ id }) => sql`position(${id}::text in t.value) > 0`,
    erase: 'rows',
  },
  email_changes: {
    file: 'troca-de-e-mail',
    about: {
      pt_BR: 'Troca de e-mail que ainda espera confirmação.',
      en_US: 'A change of e-mail that still waits for confirmation.',
      es_ES: 'Un cambio de correo que todavía espera confirmación.',
    },
    columns: ['new_email', 'approved_at', 'confirmed_at', 'created_at', 'expires_at'],
    rows: own('user_id'),
    erase: 'rows',
  },
  user_preferences: {
    file: 'preferencias',
    about: {
      pt_BR: 'Idioma, fuso horário e avisos que você escolheu.',
      en_US: 'Language, time zone and notices that you chose.',
      es_ES: 'Idioma, zona horaria y avisos que has elegido.',
    },
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
} satisfies PersonalData

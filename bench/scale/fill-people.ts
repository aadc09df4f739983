import { currentConsent } from '#features/privacy/rules/consent.ts'
import { ADMINS, AGENTS, type Fill, type Size } from './size.ts'

const staff = (role: string, title: string, count: number): string => `
  select pg_temp.uid('${role}', n), '${title} ' || pg_temp.first_name(n + 7) || ' ' || n, '${role}' || n || '@travessia.example',
    '${role}', true, false, start from generate_series(1, ${count}) n, clock`

/** Customers in the order in which they signed up, and the staff. */
export const fillPeople = ({ customers }: Size): Fill[] => [
  {
    table: 'profiles',
    sql: `insert into profiles (id, name, email, role, email_verified, banned, created_at)
      select pg_temp.uid('user', n), name, pg_temp.address(name, n), 'user', pg_temp.part(n, 1, 20) > 0, n % 250 = 7,
        start + (finish - start) * (n - 0.5) / ${customers}
      from clock, (select n, pg_temp.first_name(n) || ' ' || pg_temp.surname(n, ${customers}, 2) as name
        from generate_series(1, ${customers}) n) named
      union all ${staff('agent', 'Agente', AGENTS)}
      union all ${staff('admin', 'Gerente', ADMINS)}
      union all ${staff('superadmin', 'Diretora', 1)}`,
  },
  {
    table: 'user_preferences',
    sql: `insert into user_preferences (user_id, sms_notifications)
      select id, ascii(id::text) % 2 = 0 from profiles`,
  },
  {
    table: 'consents',
    sql: `insert into consents (id, user_id, document, version, accepted_at)
      select pg_temp.uid('consent' || document, n), pg_temp.uid('user', n), document, version, start
      from clock, generate_series(1, ${customers}, 2) n,
        (values ('terms', '${currentConsent.terms}'), ('privacy', '${currentConsent.privacy}')) d (document, version)`,
  },
  {
    table: 'sessions',
    sql: `insert into sessions (id, token, user_id, expires_at, ip_address, user_agent, created_at)
      select pg_temp.uid('session', n), encode(sha256(n::text::bytea), 'hex'), pg_temp.uid('user', 1 + n % ${customers}),
        finish + interval '20 days', '203.0.113.7', 'Mozilla/5.0 (X11; Linux x86_64)', finish
      from clock, generate_series(1, ${customers} / 2) n`,
  },
  {
    table: 'known_devices',
    sql: `insert into known_devices (user_id, device_hash)
      select pg_temp.uid('user', n), sha256(n::text::bytea) from generate_series(1, ${customers}, 2) n`,
  },
  {
    table: 'user_impersonations',
    sql: `insert into user_impersonations (id, superadmin_id, impersonated_user_id, reason, created_at, expires_at, ended_at, ended_by)
      select pg_temp.uid('acting', n), pg_temp.uid('superadmin', 1), pg_temp.uid('user', n), 'Chamado do cliente',
        start, start + interval '1 hour', start + interval '20 minutes', 'stop'
      from clock, generate_series(1, ${customers}, 20) n`,
  },
]

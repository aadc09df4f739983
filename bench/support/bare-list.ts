import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

// The same list on nothing but node:http and pg: what our server is measured against.
const { SOCKET = '', DATABASE = '', SECRET = '', PORT = '' } = process.env
const pool = new pg.Pool({ host: SOCKET, user: 'travessia_app', database: DATABASE, max: 16 })

const session = {
  name: 'session',
  text: `select s.id, s.user_id, s.created_at, s.last_active_at, s.impersonation_id, s.expires_at, p.email, p.name, p.role,
      p.email_verified, p.banned, t.session_timeout, p.must_change_password, p.password_changed_at, p.two_factor_enabled,
      t.password_expiry, t.require_two_factor, t.two_factor_decided, i.superadmin_id,
      i.expires_at as acting_until, i.ended_at as acting_ended_at
    from sessions s inner join profiles p on p.id = s.user_id
    left join user_impersonations i on i.id = s.impersonation_id cross join site_settings t where s.token = $1`,
}
const rowsOf = (
  condition: string,
) => `select r.id, r.company_name, r.paid_at, r.created_at, r.user_id, r.assigned_agent_id, t.label as company_type,
      s.name as state, c.name as customer_name, c.email as customer_email, a.name as agent_name, r.status
    from business_registrations r inner join company_types t on t.id = r.company_type_id
    inner join states s on s.id = r.state_id inner join profiles c on c.id = r.user_id
    left join profiles a on a.id = r.assigned_agent_id ${condition} order by r.created_at desc, r.id desc limit 21`
const all = { name: 'list', text: rowsOf('') }
const own = { name: 'own', text: rowsOf('where r.user_id = $1') }

function tokenIn(cookie: string): string | undefined {
  const value = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1))
  const dot = value.lastIndexOf('.')
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const wanted = createHmac('sha256', SECRET).update(token).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined
}

async function answer(cookie: string): Promise<string | undefined> {
  const token = tokenIn(cookie)
  if (!token) return undefined
  const hash = createHash('sha256').update(token).digest('hex')
  const found = (await pool.query({ ...session, values: [hash] })).rows[0]
  const now = Date.now()
  if (!found || found.banned || found.expires_at.getTime() <= now) return undefined
  if (now - found.last_active_at.getTime() > found.session_timeout * 60_000) return undefined
  const { rows } = await pool.query(found.role === 'user' ? { ...own, values: [found.user_id] } : all)
  const shown = rows.slice(0, 20)
  const last = shown.at(-1)
  const place = Buffer.from(JSON.stringify([last.created_at.getTime(), last.id])).toString('base64url')
  const signature = createHmac('sha256', SECRET).update(place).digest('base64url')
  return JSON.stringify({
    items: shown.map((row) => ({
      id: row.id,
      companyName: row.company_name,
      status: row.status,
      paid: row.paid_at !== null,
      companyType: row.company_type,
      state: row.state,
      customer: { id: row.user_id, name: row.customer_name, email: row.customer_email },
      agent: row.assigned_agent_id ? { id: row.assigned_agent_id, name: row.agent_name } : null,
      createdAt: row.created_at,
    })),
    nextCursor: rows.length > 20 ? `${place}.${signature}` : null,
  })
}

createServer(async (request, response) => {
  const body = await answer(request.headers.cookie ?? '')
  response.writeHead(body ? 200 : 401, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body ?? ''),
    'cache-control': 'no-store',
  })
  response.end(body)
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'))

// A clean end, so that a profile gets written.
process.on('SIGTERM', () => process.exit(0))

import type { Fill, Size } from './size.ts'

const sentences = `array['Bom dia! O estado aprovou o nome da empresa.', 'Obrigada, vou enviar o comprovante hoje.',
  'Falta a assinatura na segunda página.', 'Quando a empresa fica pronta?', 'Recebi a confirmação do pagamento.',
  'Pode me mandar o contrato em português?', 'O endereço no formulário está correto?', 'Tudo certo, seguimos para a próxima etapa.']`

// The numbers of the two newest companies of the typical customer: each has one long conversation.
const longThreads = ({ registrations }: Size): string => `(${registrations * 0.7}, ${registrations * 0.9})`
const LONG = 1200

/** Messages, tickets and contact messages. The customer writes first; one message in ten is unread, on both sides. */
export const fillTalk = (size: Size): Fill[] => [
  {
    table: 'messages',
    sql: `insert into messages (id, business_registration_id, sender_id, message, read, read_at, created_at)
      select pg_temp.uid('message' || k, n), id, case when k % 2 = 1 then user_id else agent_id end, pg_temp.pick(${sentences}, n * 16 + k, 31),
        seen, case when seen then at + least(k * interval '31 hours', finish - at) end,
        at + least(k * interval '30 hours', (finish - at) * k / 10)
      from clock, (select p.*, k, pg_temp.part(n * 16 + k, 30, 10) > 0 as seen
        from plan p, generate_series(1, (array[0, 1, 2, 3, 5])[width_bucket(pg_temp.part(n, 32, 100), array[0, 20, 35, 60, 80])]) k
        where agent_id is not null) p
      order by n, k`,
  },
  {
    table: 'messages',
    sql: `insert into messages (id, business_registration_id, sender_id, message, read, created_at)
      select pg_temp.uid('long' || k, n), id, case when k % 2 = 1 then user_id else agent_id end, pg_temp.pick(${sentences}, k, 31), k < ${LONG - 4},
        at + k * interval '20 minutes'
      from plan, generate_series(1, ${LONG}) k where n in ${longThreads(size)} order by n, k`,
  },
  {
    table: 'message_attachments',
    sql: `insert into message_attachments (message_id, document_id)
      select m.id, d.id from plan p join messages m on m.id = pg_temp.uid('message1', n)
        join documents d on d.id = pg_temp.uid('document', n * 4)`,
  },
  {
    table: 'support_tickets',
    sql: `insert into support_tickets (id, user_id, subject, type, message, status, created_at, updated_at)
      select pg_temp.uid('ticket', n),
        pg_temp.uid('user', case n % (${size.tickets} / 20) when 7 then ${size.typicalCustomer} when 8 then ${size.largeCustomer}
          else 1 + pg_temp.part(n, 33, ${size.customers}) end),
        (array['Dúvida sobre ', 'Problema com ', 'Pergunta: ', 'Ajuda com '])[1 + n % 4] || pg_temp.topic(n, ${size.tickets}, 34)
          || case when n % 5 = 0 then ' ' || n else '' end,
        (array['technical', 'document', 'billing', 'account', 'other'])[1 + pg_temp.part(n, 35, 5)],
        'Olá, preciso de ajuda com o meu processo.', ticket_status, at,
        at + case ticket_status when 'aberto' then interval '0' else least(interval '5 hours', finish - at) end
      from (select n, start + (finish - start) * (n - 0.5) / ${size.tickets} as at, finish,
          (array['encerrado', 'respondido', 'aberto'])[width_bucket(pg_temp.part(n, 36, 100), array[0, 60, 85])] as ticket_status
        from clock, generate_series(1, ${size.tickets}) n) numbered order by n`,
  },
  {
    table: 'support_replies',
    sql: `insert into support_replies (id, ticket_id, author_id, from_staff, message, created_at)
      select pg_temp.uid('reply' || k, n), t.id, case k when 1 then pg_temp.uid('admin', 1) else t.user_id end, k = 1,
        'Já estamos vendo isso.', t.updated_at
      from generate_series(1, ${size.tickets}) n join support_tickets t on t.id = pg_temp.uid('ticket', n) and t.status <> 'aberto',
        generate_series(1, 2) k where k = 1 or t.type = 'billing' order by n, k`,
  },
  {
    table: 'contact_messages',
    sql: `insert into contact_messages (id, nome, email, assunto, mensagem, status, created_at, updated_at)
      select pg_temp.uid('contact', n), name, pg_temp.address(name, n),
        (array['duvidas', 'planos', 'suporte', 'parceria', 'outro'])[1 + pg_temp.part(n, 37, 5)], 'Quero abrir uma empresa nos Estados Unidos.',
        (array['encerrado', 'respondido', 'novo'])[width_bucket(pg_temp.part(n, 38, 100), array[0, 55, 88])], at, at
      from (select n, pg_temp.first_name(n + 3) || ' ' || pg_temp.surname(n, ${size.contacts}, 39) as name,
          start + (finish - start) * (n - 0.5) / ${size.contacts} as at
        from clock, generate_series(1, ${size.contacts}) n) numbered order by n`,
  },
  {
    table: 'contact_replies',
    sql: `insert into contact_replies (id, contact_message_id, author_id, message, created_at)
      select pg_temp.uid('answer', n), c.id, pg_temp.uid('admin', 1), 'Olá! Vamos ajudar.', c.updated_at
      from generate_series(1, ${size.contacts}) n join contact_messages c on c.id = pg_temp.uid('contact', n) and c.status <> 'novo'
      order by n`,
  },
]

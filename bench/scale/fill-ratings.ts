import type { Fill } from './size.ts'

/** Ratings of one in three approved companies: one in four is published, one in twenty is hidden, one in two has a reply. */
export const fillRatings: Fill[] = [
  {
    table: 'ratings',
    sql: `insert into ratings (business_registration_id, asked_at, score, sentence, publish, first_name, city, answered_at, changed_at,
        reply, replied_at, hidden_at, hidden_reason)
      select id, at, score, 'Avaliação de número ' || n, published, case when published then pg_temp.first_name(n) end,
        case when published then 'Recife' end, answered, answered, case when replied then 'Obrigado!' end,
        case when replied then answered end, case when hidden then answered end, case when hidden then 'Cita um terceiro' end
      from (
        select n, id, at, least(at + interval '25 days', finish) as answered, 5 - pg_temp.part(n, 71, 10) / 4 as score,
          pg_temp.part(n, 72, 4) = 0 as published, pg_temp.part(n, 73, 2) = 0 as replied, pg_temp.part(n, 74, 20) = 0 as hidden
        from clock, plan where status = 'approved' and paid and (chosen or pg_temp.part(n, 70, 3) = 0)) answers
      order by n`,
  },
  {
    table: 'rating_decisions',
    sql: `insert into rating_decisions (id, business_registration_id, kind, words, decided_by, decided_at)
      select pg_temp.uid('reply ' || business_registration_id, 1), business_registration_id, 'replied', reply,
        pg_temp.uid('admin', 1), replied_at
      from ratings where reply is not null order by replied_at, business_registration_id`,
  },
]

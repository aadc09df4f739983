import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Paying, payingApp } from '#tests/support/paying.ts'
import { codeOf, type RefundScene, refundScene } from '#tests/support/refund-scene.ts'

const half = (cents: number) => Math.ceil(cents / 2)

// The same scenarios with the built-in test provider and with the fake Stripe.
for (const provider of ['test', 'stripe'] as const)
  describe(`with the provider ${provider}`, () => {
    let p: Paying
    let scene: RefundScene
    beforeAll(async () => {
      p = await payingApp()
      if (provider === 'stripe') await p.connect()
      scene = await refundScene(p)
    })
    afterAll(() => p.close())

    test('before filing everything comes back, and what follows does so once', async () => {
      const order = await scene.paidOrder()
      const { plan_price: priceCents, state_fee: stateFeeCents, amount: totalCents } = order.payment
      const figures = { priceCents, stateFeeCents, totalCents }
      expect(await order.preview()).toEqual({
        paymentId: order.payment.id,
        companyName: order.registration.company_name,
        status: 'paid',
        paid: figures,
        refundedCents: 0,
        byRule: { stage: 'before_filing', pricePercent: 100, stateFeePercent: 100, figures, refusal: null, along: [] },
        asked: null,
        everything: null,
        withdrawal: { until: expect.any(String), declaredAt: null, figures, refusal: null, along: [] },
        atState: null,
      })
      const refundId = await order.asked()
      expect(await scene.read(refundId, order.customer)).toMatchObject({
        status: 'requested',
        reason: 'Mudei de planos.',
        creditNote: null,
        customer: null,
        office: null,
      })
      expect(await scene.told(order.customer)).toContain('Pedido de reembolso recebido')
      expect(await scene.told(scene.agent)).toContain('Cliente pediu reembolso')
      expect(await scene.told(scene.admin)).toContain('Pedido de reembolso')
      // Until the decision no money is refunded and the status stays.
      expect(await order.truth()).toBe(0)
      expect(await order.status()).toBe('in_review')
      expect(await order.preview(scene.admin)).toMatchObject({
        byRule: { refusal: 'under_way' },
        asked: { figures, refusal: null },
        everything: { figures, refusal: null },
      })

      const done = await scene.approve(refundId, totalCents)
      expect(codeOf(done)).toBe(200)
      expect(done.json()).toMatchObject({
        status: 'paid',
        figures,
        creditNote: `NC-${refundId.slice(0, 8)}`,
        customer: { id: order.customer.id },
        office: { decidedBy: 'Ana Prado', failure: null },
      })
      expect(await order.truth()).toBe(totalCents)
      expect(await order.now()).toMatchObject({ payment_status: 'refunded', refunded_amount: totalCents })
      expect([await order.status(), await order.workflowStatus()]).toEqual(['rejected', 'cancelled'])
      const { rows } = await p.t.owner.query(
        'select old_status, new_status, reason, changed_by from process_status_history where business_registration_id = $1',
        [order.registration.id],
      )
      expect(rows).toEqual([
        {
          old_status: 'in_review',
          new_status: 'rejected',
          reason: 'Pedido encerrado com reembolso.',
          changed_by: scene.admin.id,
        },
      ])
      expect((await scene.told(order.customer)).filter((title) => title === 'Pagamento reembolsado')).toHaveLength(1)
      expect((await scene.told(scene.agent)).filter((title) => /encerrado com reembolso/.test(title))).toHaveLength(1)
      expect(await scene.audited(refundId)).toEqual(['refund.asked', 'refund.approved', 'refund.paid'])
      await order.sumsAgree()
      const again = await order.ask({ expectedCents: totalCents })
      expect(codeOf(again)).toEqual([409, 'conflict', 'refund_refunded'])
    })

    test('after filing half of our price comes back, the state keeps its fee, and there is no second helping', async () => {
      const order = await scene.paidOrder()
      await order.file()
      const back = half(order.payment.plan_price)
      const { byRule } = await order.preview()
      expect(byRule).toEqual({
        stage: 'after_filing',
        pricePercent: 50,
        stateFeePercent: 0,
        figures: { priceCents: back, stateFeeCents: 0, totalCents: back },
        refusal: null,
        along: [],
      })
      const refundId = await order.asked()
      expect((await scene.approve(refundId, back)).json()).toMatchObject({ status: 'paid' })
      expect(await order.truth()).toBe(back)
      expect(await order.now()).toMatchObject({ payment_status: 'paid', refunded_amount: back })
      expect([await order.status(), await order.workflowStatus()]).toEqual(['rejected', 'cancelled'])
      await order.sumsAgree()
      // The refund has rejected the order, which does not count as a rejection by the state.
      expect((await order.preview()).byRule.refusal).toBe('settled')
      expect(codeOf(await order.ask({ expectedCents: half(back) }))).toEqual([409, 'conflict', 'refund_settled'])
      // An admin may still refund the rest, with a reason that the customer reads.
      const rest = order.payment.amount - back
      expect(codeOf(await order.start({ expectedCents: rest, everything: true }))).toEqual([400, 'invalid', null])
      const whole = await order.start({ expectedCents: rest, everything: true, reason: 'Erro nosso no protocolo.' })
      expect(codeOf(whole)).toBe(201)
      expect(whole.json()).toMatchObject({ status: 'paid', byOffice: true, decisionReason: 'Erro nosso no protocolo.' })
      expect(await order.now()).toMatchObject({ payment_status: 'refunded' })
      await order.sumsAgree()
    })

    test('asked twice with one id it is one request, and one at a time', async () => {
      const order = await scene.paidOrder()
      const body = { refundId: randomUUID() }
      const answers = await Promise.all([order.ask(body), order.ask(body), order.ask(body)])
      expect(answers.map(codeOf)).toEqual([201, 201, 201])
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
      expect(codeOf(await order.ask())).toEqual([409, 'conflict', 'refund_under_way'])
      expect(codeOf(await order.start())).toEqual([409, 'conflict', 'refund_under_way'])
      const other = await scene.paidOrder()
      expect(codeOf(await other.ask(body))).toEqual([409, 'conflict', null])
      expect((await scene.told(order.customer)).filter((title) => /reembolso recebido/.test(title))).toHaveLength(1)
    })

    test('a request can be taken back until it is decided', async () => {
      const order = await scene.paidOrder()
      const refundId = await order.asked()
      const other = await p.t.person('user')
      expect(codeOf(await scene.withdraw(refundId, other))).toEqual([404, 'not_found', null])
      expect((await scene.withdraw(refundId, order.customer)).json()).toMatchObject({ status: 'withdrawn' })
      expect(codeOf(await scene.withdraw(refundId, order.customer))).toBe(200)
      expect(codeOf(await scene.approve(refundId, order.payment.amount))).toEqual([409, 'conflict', 'refund_decided'])
      const second = await order.asked()
      expect((await scene.approve(second, order.payment.amount)).json().status).toBe('paid')
      expect(codeOf(await scene.withdraw(second, order.customer))).toEqual([409, 'conflict', 'refund_decided'])
      await order.sumsAgree()
    })

    test('a refusal has a reason that the customer reads, and the work goes on', async () => {
      const order = await scene.paidOrder()
      const refundId = await order.asked()
      expect(codeOf(await scene.refuse(refundId, ' '))).toEqual([400, 'invalid', null])
      expect((await scene.refuse(refundId, 'Fora do prazo combinado.')).json().status).toBe('refused')
      expect(await scene.read(refundId, order.customer)).toMatchObject({
        status: 'refused',
        decisionReason: 'Fora do prazo combinado.',
      })
      const { rows } = await p.t.owner.query(
        `select message from notifications where user_id = $1 and title = 'Pedido de reembolso recusado'`,
        [order.customer.id],
      )
      expect(rows).toMatchObject([{ message: expect.stringContaining('“Fora do prazo combinado”') }])
      expect(await order.status()).toBe('in_review')
      expect(await order.truth()).toBe(0)
      expect(codeOf(await scene.refuse(refundId))).toEqual([409, 'conflict', 'refund_decided'])
    })

    test('twenty decisions at once are one refund', async () => {
      const order = await scene.paidOrder()
      await order.file()
      const refundId = await order.asked()
      const back = half(order.payment.plan_price)
      const answers = await Promise.all(Array.from({ length: 20 }, () => scene.approve(refundId, back)))
      const codes = answers.map(codeOf)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code !== 200)).toEqual(
        Array.from({ length: 19 }, () => [409, 'conflict', 'refund_decided']),
      )
      expect(await order.truth()).toBe(back)
      expect((await scene.told(order.customer)).filter((title) => title === 'Pagamento reembolsado')).toHaveLength(1)
      await order.sumsAgree()
    })

    test('the office and the customer at once: one of both goes through', async () => {
      const order = await scene.paidOrder()
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => order.ask()),
        ...Array.from({ length: 5 }, () => order.start()),
      ])
      expect(answers.map(codeOf).filter((code) => code === 201)).toHaveLength(1)
      expect([0, order.payment.amount]).toContain(await order.truth())
      await order.sumsAgree()
    })

    test('an admin who bought as a customer decides nothing about that purchase; another one does', async () => {
      const own = [403, 'forbidden', 'own_refund']
      const [order, begun] = [await scene.paidOrder(), await scene.paidOrder()]
      const refundId = await order.asked()
      for (const { customer } of [order, begun])
        await p.t.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', customer.id).execute()
      const { amount } = order.payment
      expect(codeOf(await scene.approve(refundId, amount, {}, order.customer))).toEqual(own)
      expect(codeOf(await scene.refuse(refundId, 'Não', order.customer))).toEqual(own)
      expect(codeOf(await scene.retry(refundId, order.customer))).toEqual(own)
      const everything = { everything: true, reason: 'Por mim' }
      expect(codeOf(await begun.start(everything, begun.customer))).toEqual(own)
      expect([await order.truth(), await begun.truth(), await begun.refunds()]).toEqual([0, 0, []])
      expect((await scene.read(refundId)).status).toBe('requested')
      expect(codeOf(await scene.approve(refundId, amount, {}, begun.customer))).toBe(200)
    })
  })

import { refundRuleLines } from '#features/site/web/content/refund-rules.ts'

const cell = 'border-t border-line px-3 py-2.5 text-right tabular-nums'

/** Refund percentages by stage; `data-list` names the list that the server fills in here (G176). */
export function RefundRulesTable() {
  return (
    <div className="mt-4 overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">O que volta em cada etapa do pedido</caption>
        <thead>
          <tr className="bg-areia-100 text-sm">
            <th scope="col" className="px-3 py-2.5 text-left font-semibold">
              Etapa do pedido
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-semibold">
              Volta do nosso preço
            </th>
            <th scope="col" className="px-3 py-2.5 text-right font-semibold">
              Volta da taxa do estado
            </th>
          </tr>
        </thead>
        <tbody data-list="refundRules">
          {refundRuleLines().map(({ as, stage, price, stateFee }) => (
            <tr key={stage} data-as={as}>
              <th scope="row" className="border-t border-line px-3 py-2.5 text-left font-medium">
                {stage}
              </th>
              <td className={cell}>{price}</td>
              <td className={cell}>{stateFee}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

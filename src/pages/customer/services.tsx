import { CompanyScreen } from '#features/companies/web/company-screen.tsx'
import { CompanyServices } from '#features/purchases/web/company-services.tsx'
import { purchases } from '#features/purchases/words/purchases.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function CustomerServices() {
  const text = useMessages('purchases', purchases)
  return <CompanyScreen text={text}>{(id) => <CompanyServices key={id} id={id} />}</CompanyScreen>
}

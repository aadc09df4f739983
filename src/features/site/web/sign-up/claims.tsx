import { Check, type LucideIcon, Star, Users } from 'lucide-react'
import type { ProofToken } from '#features/ratings/rules/proof.ts'
import { needing } from '#features/site/web/content/needing.ts'
import { signUpClaims } from '#features/site/web/content/sign-up-details.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'

/** Rating and company count from our own rows or, while there are too few, what the plans include (B1). */
export default function Claims() {
  const { rating, ratingLabel, count, countLabel, note, included, includedLabel, sourced, sourcedLabel } = signUpClaims
  return (
    <>
      <ul className="mt-9 flex flex-wrap gap-x-10 gap-y-5">
        <Claim needs="ratingValue" Icon={Star} iconClass="fill-ipe-400" value={rating} label={ratingLabel} />
        <Claim needs="countValue" Icon={Users} value={count} label={countLabel} />
        <Claim needs="noFigures" Icon={Check} value={included} label={includedLabel} />
        <Claim needs="noFigures" Icon={Check} value={sourced} label={sourcedLabel} />
      </ul>
      <p {...needing('figuresNote')} className="mt-3 text-sm text-mar-200">
        {fillText(note)}
      </p>
    </>
  )
}

type ClaimProps = { needs: ProofToken; Icon: LucideIcon; iconClass?: string; value: string; label: string }

function Claim({ needs, Icon, iconClass = '', value, label }: ClaimProps) {
  return (
    <li {...needing(needs)} className="flex max-w-[26rem] items-center gap-3">
      <Icon size={26} aria-hidden="true" className={`shrink-0 text-ipe-400 ${iconClass}`} />
      <span>
        <span className="block font-display text-h3 first-letter:uppercase">{fillText(value)}</span>
        <span className="text-sm text-mar-200">{fillText(label)}</span>
      </span>
    </li>
  )
}

import { type LucideIcon, Star, Users } from 'lucide-react'
import { signUpClaims } from '#web/content/sign-up-details.ts'
import { fillText } from '#web/content/use-site.ts'

/** The two claims of this page; other pages make others (B1). */
export default function Claims() {
  const { rating, ratingLabel, count, countLabel, note } = signUpClaims
  return (
    <>
      <ul className="mt-9 flex flex-wrap gap-x-10 gap-y-5">
        <Claim Icon={Star} iconClass="fill-ipe-400" value={rating} label={ratingLabel} />
        <Claim Icon={Users} value={count} label={countLabel} />
      </ul>
      <p className="mt-3 text-sm text-mar-200">{note}</p>
    </>
  )
}

type ClaimProps = { Icon: LucideIcon; iconClass?: string; value: string; label: string }

function Claim({ Icon, iconClass = '', value, label }: ClaimProps) {
  return (
    <li className="flex items-center gap-3">
      <Icon size={26} aria-hidden="true" className={`shrink-0 text-ipe-400 ${iconClass}`} />
      <span>
        <span className="block font-display text-h3 first-letter:uppercase">{fillText(value)}</span>
        <span className="text-sm text-mar-200">{label}</span>
      </span>
    </li>
  )
}

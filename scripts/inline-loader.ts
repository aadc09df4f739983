/** A page without its scripts still knows whether a panel is open and whether it was scrolled (B7). */
const header =
  `h=document.documentElement.classList,` +
  `a=/(?:^|; )area=(user|agent|admin|superadmin)(?:;|$)/.exec(document.cookie),` +
  `s=()=>h.toggle("scrolled",scrollY>10);` +
  `if(a){h.add("signed-in");for(const l of document.querySelectorAll("[data-panel]"))l.href="/"+a[1]+"/dashboard"}` +
  `s();addEventListener("scroll",s);`

// Holds back a click on a button until React has hydrated and then repeats it once; links, summaries and popover
// buttons work without React.
const clicks =
  `addEventListener("click",k,true);` +
  `addEventListener("hydrated",()=>{removeEventListener("click",k,true);c&&c.isConnected&&c.click()},{once:true});`

/** Restores the scroll position when going back, as the router's own inline script does, in half the bytes. */
export const restoreScroll =
  `{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");` +
  `try{let y=JSON.parse(sessionStorage.getItem("react-router-scroll-positions")||"{}")[h.state.key];` +
  `y>=0&&scrollTo(0,y)}catch{}}`

/** `inlineLoader` and `restoreScroll` are the only scripts of a public page until it is used: at most 1 kB in all. */
export const inlineLoader = (boot: string): string =>
  `(()=>{let d,c;const go=()=>{d||(d=1,import(${JSON.stringify(boot)}))},` +
  `k=e=>{const t=e.target.closest("button:not([popovertarget])");t&&(c=t,e.preventDefault(),e.stopPropagation(),go())},` +
  header +
  clicks +
  `for(const e of["pointermove","pointerdown","keydown","focusin","scroll"])` +
  `addEventListener(e,go);` +
  // With `?payment=cancelled`, `?payment=failed` or `?continuar` the wizard opens by itself, so the page starts at once.
  `/t=[cf]|continua/.test(location)&&go()})()`

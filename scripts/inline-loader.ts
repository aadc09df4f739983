// Short names: `E` is addEventListener, `D` the document, `h` the root's class list, `B` the file that starts the page; `b` is
// set while that file is loading, `f` once the page has started, `c` and `t` are the elements of the last click and of this one.
const names = (boot: string): string =>
  `let b,f,c,t,E=addEventListener,D=document,h=D.children[0].classList,B=${JSON.stringify(boot)},`

// The file is fetched before it is imported, because some browsers never retry a failed import. A missing file (404) belongs to an
// older version of the page, which is reloaded, but only once: `window.name` marks that until a file is found. After any other
// failure (`r()` throws one) the next try comes after two seconds, however often the page is touched; the offline bar waits as
// long, because it moves the page and a finger may still be on a button.
const start =
  `go=()=>b||(b=1,fetch(B).then(r=>r.ok?import(B).then(m=>m.e()):r.status-404||name?r():(name=1,location.reload()))` +
  `.catch(()=>setTimeout(()=>{b=0;h.add("offline");go()},2e3))),`

/** Before its scripts run, a page shows whether the person is signed in and whether it was scrolled (B7). */
const header =
  `a=/\\barea=(\\w+)/.exec(D.cookie),` +
  `s=()=>h.toggle("scrolled",scrollY>10);` +
  `if(a){h.add("signed-in");for(let l of D.querySelectorAll("[data-panel]"))l.href=\`/\${a[1]}/dashboard\`}` +
  `s();E("scroll",s);`

// Holds back a click on a button until React has hydrated, shows the button busy meanwhile, and then repeats the click once.
// Links, summaries and popover buttons work without React; without a connection a link would leave for an error page.
const clicks =
  `E("click",e=>{t=f?0:e.target.closest("button:not([popovertarget])"+(navigator.onLine?"":",a[href^='/']"));` +
  `t&&(c&&(c.ariaBusy=!1),c=t,t.ariaBusy=!0,e.preventDefault(),e.stopPropagation(),go())},!0);` +
  `E("hydrated",()=>{f=1;c&&(c.ariaBusy=!1,c.click())});`

// A page that starts at once may have a token in its fragment, which the skip link would replace.
const atOnce = `E("click",e=>{e.target.hash=="#conteudo"&&(e.preventDefault(),D.querySelector("main").focus())});go()`

// The page starts on the first interaction; with `?payment=cancelled`, `?payment=failed` or `?continuar`, which open the wizard, at once.
const whenUsed =
  `for(let e of["pointermove","pointerdown","keydown","focusin","scroll","online"])E(e,go);` +
  `/t=[cf]|nua/.test(location)&&go()`

/** Restores the scroll position when going back, as the router's own inline script does, in less than half the bytes. */
export const restoreScroll =
  `{let h=history;h.state?.key||h.replaceState({key:""+Math.random()},"");` +
  `try{let y=JSON.parse(sessionStorage["react-router-scroll-positions"])[h.state.key];` +
  `y>=0&&scrollTo(0,y)}catch{}}`

/**
 * `inlineLoader` and `restoreScroll` are the only scripts of a public page until it is used: at most 1 kB in all. A page
 * with a form starts `now`. A block keeps its names to itself.
 */
export const inlineLoader = (boot: string, now = false): string =>
  `{${names(boot)}${start}${header}${clicks}${now ? atOnce : whenUsed}}`

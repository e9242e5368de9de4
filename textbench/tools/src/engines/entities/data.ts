// Names of the HTML Standard (https://html.spec.whatwg.org/entities.json), CC BY 4.0, in the order of the alphabet.

/** The 252 names of HTML 4, which every browser and every other reader of HTML knows. */
export const html4Names = `
AElig Aacute Acirc Agrave Alpha Aring Atilde Auml Beta Ccedil Chi Dagger Delta ETH Eacute Ecirc
Egrave Epsilon Eta Euml Gamma Iacute Icirc Igrave Iota Iuml Kappa Lambda Mu Ntilde Nu OElig
Oacute Ocirc Ograve Omega Omicron Oslash Otilde Ouml Phi Pi Prime Psi Rho Scaron Sigma THORN Tau
Theta Uacute Ucirc Ugrave Upsilon Uuml Xi Yacute Yuml Zeta aacute acirc acute aelig agrave
alefsym alpha amp and ang aring asymp atilde auml bdquo beta brvbar bull cap ccedil cedil cent
chi circ clubs cong copy crarr cup curren dArr dagger darr deg delta diams divide eacute ecirc
egrave empty emsp ensp epsilon equiv eta eth euml euro exist fnof forall frac12 frac14 frac34
frasl gamma ge gt hArr harr hearts hellip iacute icirc iexcl igrave image infin int iota iquest
isin iuml kappa lArr lambda lang laquo larr lceil ldquo le lfloor lowast loz lrm lsaquo lsquo lt
macr mdash micro middot minus mu nabla nbsp ndash ne ni not notin nsub ntilde nu oacute ocirc
oelig ograve oline omega omicron oplus or ordf ordm oslash otilde otimes ouml para part permil
perp phi pi piv plusmn pound prime prod prop psi quot rArr radic rang raquo rarr rceil rdquo
real reg rfloor rho rlm rsaquo rsquo sbquo scaron sdot sect shy sigma sigmaf sim spades sub sube
sum sup sup1 sup2 sup3 supe szlig tau there4 theta thetasym thinsp thorn tilde times trade uArr
uacute uarr ucirc ugrave uml upsih upsilon uuml weierp xi yacute yen yuml zeta zwj zwnj
`;

/** The names that HTML 5 has beside those. */
export const html5Names = `
AMP Abreve Acy Afr Amacr And Aogon Aopf ApplyFunction Ascr Assign Backslash Barv Barwed Bcy
Because Bernoullis Bfr Bopf Breve Bscr Bumpeq CHcy COPY Cacute Cap CapitalDifferentialD Cayleys
Ccaron Ccirc Cconint Cdot Cedilla CenterDot Cfr CircleDot CircleMinus CirclePlus CircleTimes
ClockwiseContourIntegral CloseCurlyDoubleQuote CloseCurlyQuote Colon Colone Congruent Conint
ContourIntegral Copf Coproduct CounterClockwiseContourIntegral Cross Cscr Cup CupCap DD DDotrahd
DJcy DScy DZcy Darr Dashv Dcaron Dcy Del Dfr DiacriticalAcute DiacriticalDot
DiacriticalDoubleAcute DiacriticalGrave DiacriticalTilde Diamond DifferentialD Dopf Dot DotDot
DotEqual DoubleContourIntegral DoubleDot DoubleDownArrow DoubleLeftArrow DoubleLeftRightArrow
DoubleLeftTee DoubleLongLeftArrow DoubleLongLeftRightArrow DoubleLongRightArrow DoubleRightArrow
DoubleRightTee DoubleUpArrow DoubleUpDownArrow DoubleVerticalBar DownArrow DownArrowBar
DownArrowUpArrow DownBreve DownLeftRightVector DownLeftTeeVector DownLeftVector
DownLeftVectorBar DownRightTeeVector DownRightVector DownRightVectorBar DownTee DownTeeArrow
Downarrow Dscr Dstrok ENG Ecaron Ecy Edot Efr Element Emacr EmptySmallSquare
EmptyVerySmallSquare Eogon Eopf Equal EqualTilde Equilibrium Escr Esim Exists ExponentialE Fcy
Ffr FilledSmallSquare FilledVerySmallSquare Fopf ForAll Fouriertrf Fscr GJcy GT Gammad Gbreve
Gcedil Gcirc Gcy Gdot Gfr Gg Gopf GreaterEqual GreaterEqualLess GreaterFullEqual GreaterGreater
GreaterLess GreaterSlantEqual GreaterTilde Gscr Gt HARDcy Hacek Hat Hcirc Hfr HilbertSpace Hopf
HorizontalLine Hscr Hstrok HumpDownHump HumpEqual IEcy IJlig IOcy Icy Idot Ifr Im Imacr
ImaginaryI Implies Int Integral Intersection InvisibleComma InvisibleTimes Iogon Iopf Iscr
Itilde Iukcy Jcirc Jcy Jfr Jopf Jscr Jsercy Jukcy KHcy KJcy Kcedil Kcy Kfr Kopf Kscr LJcy LT
Lacute Lang Laplacetrf Larr Lcaron Lcedil Lcy LeftAngleBracket LeftArrow LeftArrowBar
LeftArrowRightArrow LeftCeiling LeftDoubleBracket LeftDownTeeVector LeftDownVector
LeftDownVectorBar LeftFloor LeftRightArrow LeftRightVector LeftTee LeftTeeArrow LeftTeeVector
LeftTriangle LeftTriangleBar LeftTriangleEqual LeftUpDownVector LeftUpTeeVector LeftUpVector
LeftUpVectorBar LeftVector LeftVectorBar Leftarrow Leftrightarrow LessEqualGreater LessFullEqual
LessGreater LessLess LessSlantEqual LessTilde Lfr Ll Lleftarrow Lmidot LongLeftArrow
LongLeftRightArrow LongRightArrow Longleftarrow Longleftrightarrow Longrightarrow Lopf
LowerLeftArrow LowerRightArrow Lscr Lsh Lstrok Lt Map Mcy MediumSpace Mellintrf Mfr MinusPlus
Mopf Mscr NJcy Nacute Ncaron Ncedil Ncy NegativeMediumSpace NegativeThickSpace NegativeThinSpace
NegativeVeryThinSpace NestedGreaterGreater NestedLessLess NewLine Nfr NoBreak NonBreakingSpace
Nopf Not NotCongruent NotCupCap NotDoubleVerticalBar NotElement NotEqual NotEqualTilde NotExists
NotGreater NotGreaterEqual NotGreaterFullEqual NotGreaterGreater NotGreaterLess
NotGreaterSlantEqual NotGreaterTilde NotHumpDownHump NotHumpEqual NotLeftTriangle
NotLeftTriangleBar NotLeftTriangleEqual NotLess NotLessEqual NotLessGreater NotLessLess
NotLessSlantEqual NotLessTilde NotNestedGreaterGreater NotNestedLessLess NotPrecedes
NotPrecedesEqual NotPrecedesSlantEqual NotReverseElement NotRightTriangle NotRightTriangleBar
NotRightTriangleEqual NotSquareSubset NotSquareSubsetEqual NotSquareSuperset
NotSquareSupersetEqual NotSubset NotSubsetEqual NotSucceeds NotSucceedsEqual
NotSucceedsSlantEqual NotSucceedsTilde NotSuperset NotSupersetEqual NotTilde NotTildeEqual
NotTildeFullEqual NotTildeTilde NotVerticalBar Nscr Ocy Odblac Ofr Omacr Oopf
OpenCurlyDoubleQuote OpenCurlyQuote Or Oscr Otimes OverBar OverBrace OverBracket OverParenthesis
PartialD Pcy Pfr PlusMinus Poincareplane Popf Pr Precedes PrecedesEqual PrecedesSlantEqual
PrecedesTilde Product Proportion Proportional Pscr QUOT Qfr Qopf Qscr RBarr REG Racute Rang Rarr
Rarrtl Rcaron Rcedil Rcy Re ReverseElement ReverseEquilibrium ReverseUpEquilibrium Rfr
RightAngleBracket RightArrow RightArrowBar RightArrowLeftArrow RightCeiling RightDoubleBracket
RightDownTeeVector RightDownVector RightDownVectorBar RightFloor RightTee RightTeeArrow
RightTeeVector RightTriangle RightTriangleBar RightTriangleEqual RightUpDownVector
RightUpTeeVector RightUpVector RightUpVectorBar RightVector RightVectorBar Rightarrow Ropf
RoundImplies Rrightarrow Rscr Rsh RuleDelayed SHCHcy SHcy SOFTcy Sacute Sc Scedil Scirc Scy Sfr
ShortDownArrow ShortLeftArrow ShortRightArrow ShortUpArrow SmallCircle Sopf Sqrt Square
SquareIntersection SquareSubset SquareSubsetEqual SquareSuperset SquareSupersetEqual SquareUnion
Sscr Star Sub Subset SubsetEqual Succeeds SucceedsEqual SucceedsSlantEqual SucceedsTilde
SuchThat Sum Sup Superset SupersetEqual Supset TRADE TSHcy TScy Tab Tcaron Tcedil Tcy Tfr
Therefore ThickSpace ThinSpace Tilde TildeEqual TildeFullEqual TildeTilde Topf TripleDot Tscr
Tstrok Uarr Uarrocir Ubrcy Ubreve Ucy Udblac Ufr Umacr UnderBar UnderBrace UnderBracket
UnderParenthesis Union UnionPlus Uogon Uopf UpArrow UpArrowBar UpArrowDownArrow UpDownArrow
UpEquilibrium UpTee UpTeeArrow Uparrow Updownarrow UpperLeftArrow UpperRightArrow Upsi Uring
Uscr Utilde VDash Vbar Vcy Vdash Vdashl Vee Verbar Vert VerticalBar VerticalLine
VerticalSeparator VerticalTilde VeryThinSpace Vfr Vopf Vscr Vvdash Wcirc Wedge Wfr Wopf Wscr Xfr
Xopf Xscr YAcy YIcy YUcy Ycirc Ycy Yfr Yopf Yscr ZHcy Zacute Zcaron Zcy Zdot ZeroWidthSpace Zfr
Zopf Zscr abreve ac acE acd acy af afr aleph amacr amalg andand andd andslope andv ange angle
angmsd angmsdaa angmsdab angmsdac angmsdad angmsdae angmsdaf angmsdag angmsdah angrt angrtvb
angrtvbd angsph angst angzarr aogon aopf ap apE apacir ape apid apos approx approxeq ascr ast
asympeq awconint awint bNot backcong backepsilon backprime backsim backsimeq barvee barwed
barwedge bbrk bbrktbrk bcong bcy becaus because bemptyv bepsi bernou beth between bfr bigcap
bigcirc bigcup bigodot bigoplus bigotimes bigsqcup bigstar bigtriangledown bigtriangleup
biguplus bigvee bigwedge bkarow blacklozenge blacksquare blacktriangle blacktriangledown
blacktriangleleft blacktriangleright blank blk12 blk14 blk34 block bne bnequiv bnot bopf bot
bottom bowtie boxDL boxDR boxDl boxDr boxH boxHD boxHU boxHd boxHu boxUL boxUR boxUl boxUr boxV
boxVH boxVL boxVR boxVh boxVl boxVr boxbox boxdL boxdR boxdl boxdr boxh boxhD boxhU boxhd boxhu
boxminus boxplus boxtimes boxuL boxuR boxul boxur boxv boxvH boxvL boxvR boxvh boxvl boxvr
bprime breve bscr bsemi bsim bsime bsol bsolb bsolhsub bullet bump bumpE bumpe bumpeq cacute
capand capbrcup capcap capcup capdot caps caret caron ccaps ccaron ccirc ccups ccupssm cdot
cemptyv centerdot cfr chcy check checkmark cir cirE circeq circlearrowleft circlearrowright
circledR circledS circledast circledcirc circleddash cire cirfnint cirmid cirscir clubsuit colon
colone coloneq comma commat comp compfn complement complexes congdot conint copf coprod copysr
cross cscr csub csube csup csupe ctdot cudarrl cudarrr cuepr cuesc cularr cularrp cupbrcap
cupcap cupcup cupdot cupor cups curarr curarrm curlyeqprec curlyeqsucc curlyvee curlywedge
curvearrowleft curvearrowright cuvee cuwed cwconint cwint cylcty dHar daleth dash dashv dbkarow
dblac dcaron dcy dd ddagger ddarr ddotseq demptyv dfisht dfr dharl dharr diam diamond
diamondsuit die digamma disin div divideontimes divonx djcy dlcorn dlcrop dollar dopf dot doteq
doteqdot dotminus dotplus dotsquare doublebarwedge downarrow downdownarrows downharpoonleft
downharpoonright drbkarow drcorn drcrop dscr dscy dsol dstrok dtdot dtri dtrif duarr duhar
dwangle dzcy dzigrarr eDDot eDot easter ecaron ecir ecolon ecy edot ee efDot efr eg egs egsdot
el elinters ell els elsdot emacr emptyset emptyv emsp13 emsp14 eng eogon eopf epar eparsl eplus
epsi epsiv eqcirc eqcolon eqsim eqslantgtr eqslantless equals equest equivDD eqvparsl erDot
erarr escr esdot esim excl expectation exponentiale fallingdotseq fcy female ffilig fflig ffllig
ffr filig fjlig flat fllig fltns fopf fork forkv fpartint frac13 frac15 frac16 frac18 frac23
frac25 frac35 frac38 frac45 frac56 frac58 frac78 frown fscr gE gEl gacute gammad gap gbreve
gcirc gcy gdot gel geq geqq geqslant ges gescc gesdot gesdoto gesdotol gesl gesles gfr gg ggg
gimel gjcy gl glE gla glj gnE gnap gnapprox gne gneq gneqq gnsim gopf grave gscr gsim gsime
gsiml gtcc gtcir gtdot gtlPar gtquest gtrapprox gtrarr gtrdot gtreqless gtreqqless gtrless
gtrsim gvertneqq gvnE hairsp half hamilt hardcy harrcir harrw hbar hcirc heartsuit hercon hfr
hksearow hkswarow hoarr homtht hookleftarrow hookrightarrow hopf horbar hscr hslash hstrok
hybull hyphen ic icy iecy iff ifr ii iiiint iiint iinfin iiota ijlig imacr imagline imagpart
imath imof imped in incare infintie inodot intcal integers intercal intlarhk intprod iocy iogon
iopf iprod iscr isinE isindot isins isinsv isinv it itilde iukcy jcirc jcy jfr jmath jopf jscr
jsercy jukcy kappav kcedil kcy kfr kgreen khcy kjcy kopf kscr lAarr lAtail lBarr lE lEg lHar
lacute laemptyv lagran langd langle lap larrb larrbfs larrfs larrhk larrlp larrpl larrsim larrtl
lat latail late lates lbarr lbbrk lbrace lbrack lbrke lbrksld lbrkslu lcaron lcedil lcub lcy
ldca ldquor ldrdhar ldrushar ldsh leftarrow leftarrowtail leftharpoondown leftharpoonup
leftleftarrows leftrightarrow leftrightarrows leftrightharpoons leftrightsquigarrow
leftthreetimes leg leq leqq leqslant les lescc lesdot lesdoto lesdotor lesg lesges lessapprox
lessdot lesseqgtr lesseqqgtr lessgtr lesssim lfisht lfr lg lgE lhard lharu lharul lhblk ljcy ll
llarr llcorner llhard lltri lmidot lmoust lmoustache lnE lnap lnapprox lne lneq lneqq lnsim
loang loarr lobrk longleftarrow longleftrightarrow longmapsto longrightarrow looparrowleft
looparrowright lopar lopf loplus lotimes lowbar lozenge lozf lpar lparlt lrarr lrcorner lrhar
lrhard lrtri lscr lsh lsim lsime lsimg lsqb lsquor lstrok ltcc ltcir ltdot lthree ltimes ltlarr
ltquest ltrPar ltri ltrie ltrif lurdshar luruhar lvertneqq lvnE mDDot male malt maltese map
mapsto mapstodown mapstoleft mapstoup marker mcomma mcy measuredangle mfr mho mid midast midcir
minusb minusd minusdu mlcp mldr mnplus models mopf mp mscr mstpos multimap mumap nGg nGt nGtv
nLeftarrow nLeftrightarrow nLl nLt nLtv nRightarrow nVDash nVdash nacute nang nap napE napid
napos napprox natur natural naturals nbump nbumpe ncap ncaron ncedil ncong ncongdot ncup ncy
neArr nearhk nearr nearrow nedot nequiv nesear nesim nexist nexists nfr ngE nge ngeq ngeqq
ngeqslant nges ngsim ngt ngtr nhArr nharr nhpar nis nisd niv njcy nlArr nlE nlarr nldr nle
nleftarrow nleftrightarrow nleq nleqq nleqslant nles nless nlsim nlt nltri nltrie nmid nopf
notinE notindot notinva notinvb notinvc notni notniva notnivb notnivc npar nparallel nparsl
npart npolint npr nprcue npre nprec npreceq nrArr nrarr nrarrc nrarrw nrightarrow nrtri nrtrie
nsc nsccue nsce nscr nshortmid nshortparallel nsim nsime nsimeq nsmid nspar nsqsube nsqsupe
nsubE nsube nsubset nsubseteq nsubseteqq nsucc nsucceq nsup nsupE nsupe nsupset nsupseteq
nsupseteqq ntgl ntlg ntriangleleft ntrianglelefteq ntriangleright ntrianglerighteq num numero
numsp nvDash nvHarr nvap nvdash nvge nvgt nvinfin nvlArr nvle nvlt nvltrie nvrArr nvrtrie nvsim
nwArr nwarhk nwarr nwarrow nwnear oS oast ocir ocy odash odblac odiv odot odsold ofcir ofr ogon
ogt ohbar ohm oint olarr olcir olcross olt omacr omid ominus oopf opar operp orarr ord order
orderof origof oror orslope orv oscr osol otimesas ovbar par parallel parsim parsl pcy percnt
period pertenk pfr phiv phmmat phone pitchfork planck planckh plankv plus plusacir plusb pluscir
plusdo plusdu pluse plussim plustwo pm pointint popf pr prE prap prcue pre prec precapprox
preccurlyeq preceq precnapprox precneqq precnsim precsim primes prnE prnap prnsim profalar
profline profsurf propto prsim prurel pscr puncsp qfr qint qopf qprime qscr quaternions quatint
quest questeq rAarr rAtail rBarr rHar race racute raemptyv rangd range rangle rarrap rarrb
rarrbfs rarrc rarrfs rarrhk rarrlp rarrpl rarrsim rarrtl rarrw ratail ratio rationals rbarr
rbbrk rbrace rbrack rbrke rbrksld rbrkslu rcaron rcedil rcub rcy rdca rdldhar rdquor rdsh
realine realpart reals rect rfisht rfr rhard rharu rharul rhov rightarrow rightarrowtail
rightharpoondown rightharpoonup rightleftarrows rightleftharpoons rightrightarrows
rightsquigarrow rightthreetimes ring risingdotseq rlarr rlhar rmoust rmoustache rnmid roang
roarr robrk ropar ropf roplus rotimes rpar rpargt rppolint rrarr rscr rsh rsqb rsquor rthree
rtimes rtri rtrie rtrif rtriltri ruluhar rx sacute sc scE scap sccue sce scedil scirc scnE scnap
scnsim scpolint scsim scy sdotb sdote seArr searhk searr searrow semi seswar setminus setmn sext
sfr sfrown sharp shchcy shcy shortmid shortparallel sigmav simdot sime simeq simg simgE siml
simlE simne simplus simrarr slarr smallsetminus smashp smeparsl smid smile smt smte smtes softcy
sol solb solbar sopf spadesuit spar sqcap sqcaps sqcup sqcups sqsub sqsube sqsubset sqsubseteq
sqsup sqsupe sqsupset sqsupseteq squ square squarf squf srarr sscr ssetmn ssmile sstarf star
starf straightepsilon straightphi strns subE subdot subedot submult subnE subne subplus subrarr
subset subseteq subseteqq subsetneq subsetneqq subsim subsub subsup succ succapprox succcurlyeq
succeq succnapprox succneqq succnsim succsim sung supE supdot supdsub supedot suphsol suphsub
suplarr supmult supnE supne supplus supset supseteq supseteqq supsetneq supsetneqq supsim supsub
supsup swArr swarhk swarr swarrow swnwar target tbrk tcaron tcedil tcy tdot telrec tfr therefore
thetav thickapprox thicksim thkap thksim timesb timesbar timesd tint toea top topbot topcir topf
topfork tosa tprime triangle triangledown triangleleft trianglelefteq triangleq triangleright
trianglerighteq tridot trie triminus triplus trisb tritime trpezium tscr tscy tshcy tstrok twixt
twoheadleftarrow twoheadrightarrow uHar ubrcy ubreve ucy udarr udblac udhar ufisht ufr uharl
uharr uhblk ulcorn ulcorner ulcrop ultri umacr uogon uopf uparrow updownarrow upharpoonleft
upharpoonright uplus upsi upuparrows urcorn urcorner urcrop uring urtri uscr utdot utilde utri
utrif uuarr uwangle vArr vBar vBarv vDash vangrt varepsilon varkappa varnothing varphi varpi
varpropto varr varrho varsigma varsubsetneq varsubsetneqq varsupsetneq varsupsetneqq vartheta
vartriangleleft vartriangleright vcy vdash vee veebar veeeq vellip verbar vert vfr vltri vnsub
vnsup vopf vprop vrtri vscr vsubnE vsubne vsupnE vsupne vzigzag wcirc wedbar wedge wedgeq wfr
wopf wp wr wreath wscr xcap xcirc xcup xdtri xfr xhArr xharr xlArr xlarr xmap xnis xodot xopf
xoplus xotime xrArr xrarr xscr xsqcup xuplus xutri xvee xwedge yacy ycirc ycy yfr yicy yopf yscr
yucy zacute zcaron zcy zdot zeetrf zfr zhcy zigrarr zopf zscr
`;

/** Names that browsers read without a semicolon too. */
export const bareNames = `
AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT
Iacute Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute
Ucirc Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil
cedil cent copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute
icirc iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute ocirc ograve
ordf ordm oslash otilde ouml para plusmn pound quot raquo reg sect shy sup1 sup2 sup3 szlig
thorn times uacute ucirc ugrave uml uuml yacute yen yuml
`;

// cspell:ignore deadband deadzone flowrate

/** Each line: words for the same thing, as readers type them. */
export const sameInEnglish = `
licence, license, licensing
aluminium, aluminum
fibre, fiber
glass fibre, fiberglass, fibreglass
modelling, modeling
analyser, analyzer
stabilising, stabilizing
centre, center
first-order lag, pt1, lag1, low-pass filter, low pass
pure delay, transport delay, dead time
hysteresis, schmitt trigger
on-off control, bang-bang, two-position control, thermostat
dead band, deadband
sweep, chirp
pressure drop, pressure loss
friction factor, darcy
pipe, pipeline, piping
slow, takes long, too long
big, large, huge
internet, network, online
without internet, offline
demo, demo model
terms, terminology, vocabulary, glossary
help, manual
fmu, fmi, functional mock-up
cooling of a ball, cooling sphere
ball, sphere
beginner, newcomer, getting started, where to start, where do i start, where should i start, how do i start, where to begin
ntu, number of transfer units, transfer units
shortcut, keyboard
smoothing, low-pass filter, filtering
error, problem, fault, mistake
report an error, found an error, found a mistake
slow, slowly, sluggish
wrong, incorrect, mistaken
choose, select, pick
connect, join, wire
ambient, surroundings, environment
tube, pipe
wall, slab, plate
rod, bar
timer, stopwatch
solver, integrator
example, demo, case
block, component, element
relay, switch
hotkey, hot key, shortcut
article, post
list, index, overview
excel, spreadsheet, csv
matlab, simulink
graph, chart, plot, curve
folder, directory, path
crash, fail, abort
release, version
student, academic, free version
newbie, novice, beginner, new to
course, curriculum, syllabus, learning path
oscillation, vibration
initial value, start value, initial condition
parameter study, parametric study, batch run
merge, group, pack
solution, answer
advantage, benefit, reason
disadvantage, drawback, weakness, shortcoming
discretise, discretize, discretisation, discretization, mesh
segment, cell, lump
who wrote this, who made this, who writes this, author
contact, email, address
copyright, licence
cite, citation, quote
privacy, cookie, tracking
parameter, value, setting
heat loss, heat flow
paint, coating
two-point control, two-step control, on-off control
frequency modulation, fm, variable frequency
amplitude modulation, am, variable amplitude
thermal mass, thermal capacity, heat capacity
coil, heater
rise time, settling time, response time
validate, verify, check
faster, speed up, forever, hang, slow
stop, abort, crash, fail, diverge
not converge, step too small
sensor, probe, thermometer
final value, steady value, steady state
sine, sinus, sinusoid, sinusoidal
amplitude, magnitude
period, cycle
noise, noisy, disturbance
flow rate, flowrate
head loss, pressure drop
elbow, bend, fitting
library, toolbox, package, components, demos, examples, blocks
learn, study
exercise, practice
formula, equation, derivation
accuracy, accurate, precision, precise
step size, time step, timestep
many runs, multiple runs, series of runs, batch run
optimise, optimize, optimiser, optimizer, optimisation, optimization
behaviour, behavior
initialise, initialize, initialisation, initialization
capacity, capacitance
glass wool, mineral wool, glass fibre
annulus, gap
coaxial, concentric
insulated end, adiabatic end, plugged end
bookmark, url, permalink
share, send
filename, file name
revert, roll back, undo
git, svn, subversion, version control
macro, automate, automation, script
non-ascii, special characters, chinese characters
result file, results file, output file
jagged, kink
licence manager, license manager, licence server
temperature controller, temperature control, thermostat
dead zone, deadzone, dead band
set point, setpoint, threshold
digital, logical, boolean
overshoot, overrun
analytical solution, closed form, exact solution
heat up, warm up
cool down, cooling
`;
